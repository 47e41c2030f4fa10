import { useWatch, type Control } from 'react-hook-form';
import { PASSWORD_CHECKS, passwordStrength, type RegisterForm } from '@manette/contracts/identity';
import { useTranslation } from '@manette/web-i18n';
import { PasswordStrength } from '@manette/web-ui';

const TONES = { none: 'danger', weak: 'danger', medium: 'pending', strong: 'completed' } as const;
const CHECKS = Object.keys(PASSWORD_CHECKS) as (keyof typeof PASSWORD_CHECKS)[];

/** The checklist and its bar [ID-019, ID-123, ID-124]; it advises and never blocks [ID-125]. */
export function Strength({ control }: { control: Control<RegisterForm> }) {
  const { t } = useTranslation('signIn');
  const { passed, level } = passwordStrength(useWatch({ control, name: 'password' }));
  return (
    <PasswordStrength
      label={t('strength.label')}
      valueText={level === 'none' ? '' : t(`strength.level.${level}`)}
      tone={TONES[level]}
      metLabel={t('strength.met')}
      rules={CHECKS.map((check) => ({ text: t(`strength.${check}`), met: passed[check] }))}
    />
  );
}
