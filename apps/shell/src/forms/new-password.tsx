import './translations';
import type { ReactNode } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { AdvisedPassword } from '@manette/web-ui';
import { PasswordChecklist } from './password-checklist';

/** A field for a new password with advice: how easily the password is guessed, and the checklist [TRU-072, ID-019]. */
export function NewPassword({ password, children }: { password: string; children: ReactNode }) {
  const { t } = useTranslation('passwords');
  return (
    <div className="grid gap-3">
      <AdvisedPassword
        password={password}
        texts={{ easy: t('guess.easy'), fair: t('guess.fair'), hard: t('guess.hard') }}
      >
        {children}
      </AdvisedPassword>
      <PasswordChecklist password={password} />
    </div>
  );
}
