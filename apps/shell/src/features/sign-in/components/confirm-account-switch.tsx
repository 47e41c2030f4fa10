import { useTranslation } from '@manette/web-i18n';
import { ConfirmDialog } from '@manette/web-ui';

interface ConfirmAccountSwitchProps {
  /** The names of who is signed in here, and of who has come. */
  current: string;
  other: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks whoever is signed in here whether to go on as the other person whose sign-in has come back. */
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
