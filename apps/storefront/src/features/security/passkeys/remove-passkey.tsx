import type { PasskeyView } from '@manette/contracts/identity';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { ConfirmDialog, notify } from '@manette/web-ui';
import { useRemovePasskeyMutation } from '../api/second-step.api';

interface RemovePasskeyProps {
  /** Null closes the dialog. */
  passkey: PasskeyView | null;
  onClose: () => void;
}

/** Asks for confirmation before it removes a passkey. */
export function RemovePasskey({ passkey, onClose }: RemovePasskeyProps) {
  const { t } = useTranslation('security');
  const [remove, { isLoading }] = useRemovePasskeyMutation();
  const confirm = async () => {
    if (!passkey) return;
    const { data, error } = await remove(passkey._id);
    onClose();
    if (data) notify.success(translateMessage(data.message));
    else notify.error(translateMessage(errorMessage(error, 'Failed to remove the passkey')));
  };
  return (
    <ConfirmDialog
      open={passkey !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('removePasskey', { name: passkey?.name ?? '' })}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      busy={isLoading}
      onConfirm={() => void confirm()}
    >
      {t('removePasskeyAsk')}
    </ConfirmDialog>
  );
}
