import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { ConfirmDialog, notify } from '@manette/web-ui';
import { useRemoveTotpMutation } from '../api/second-step.api';

/** Asks for confirmation before it removes the authenticator app. */
export function RemoveApp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('security');
  const [remove, { isLoading }] = useRemoveTotpMutation();
  const confirm = async () => {
    const { data, error } = await remove();
    onClose();
    if (data) notify.success(translateMessage(data.message));
    else notify.error(translateMessage(errorMessage(error, 'Failed to remove the authenticator app')));
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('removeApp')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      busy={isLoading}
      onConfirm={() => void confirm()}
    >
      {t('removeAppAsk')}
    </ConfirmDialog>
  );
}
