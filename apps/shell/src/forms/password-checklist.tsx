import './translations';
import { PASSWORD_CHECKS, passwordStrength } from '@manette/contracts/identity';
import { useTranslation } from '@manette/web-i18n';
import { PasswordStrength } from '@manette/web-ui';

const TONES = { none: 'danger', weak: 'danger', medium: 'pending', strong: 'completed' } as const;
const CHECKS = Object.keys(PASSWORD_CHECKS) as (keyof typeof PASSWORD_CHECKS)[];

/** The password's checklist and strength bar [ID-019, ID-123, ID-124]; advice only, it never blocks [ID-125]. */
export function PasswordChecklist({ password }: { password: string }) {
  const { t } = useTranslation('passwords');
  const { passed, level } = passwordStrength(password);
  return (
    <PasswordStrength
      label={t('label')}
      valueText={level === 'none' ? '' : t(`level.${level}`)}
      tone={TONES[level]}
      metLabel={t('met')}
      rules={CHECKS.map((check) => ({ text: t(check), met: passed[check] }))}
    />
  );
}
