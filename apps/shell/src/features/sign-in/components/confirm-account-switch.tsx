import { useTranslation } from '@manette/web-i18n';
import { ConfirmDialog } from '@manette/web-ui';

interface ConfirmAccountSwitchProps {
  /** The username of the signed-in user; `other` is the username of the user who has just signed in. */
  current: string;
  other: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks the signed-in user whether to switch to the account of a Google sign-in that has just returned. */
export function ConfirmAccountSwitch({ current, other, onConfirm, onCancel }: ConfirmAccountSwitchProps) {
  const { t } = useTranslation('signIn');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t('continueAs.title', { username: other })}
      confirmLabel={t('continueAs.confirm')}
      cancelLabel={t('continueAs.cancel')}
      onConfirm={onConfirm}
    >
      {t('continueAs.text', { current })}
    </ConfirmDialog>
  );
}
