import { translateMessage, useTranslation } from '@manette/web-i18n';
import { errorMessage } from '@manette/web-api';
import { ConfirmDialog, notify } from '@manette/web-ui';
import { useDeleteReportedMutation } from '../api/moderation.api';

interface DeleteReportedProps {
  messageId: string;
  onClose: () => void;
}

/** Asks for confirmation before a reported message is deleted for all users [TRU-105]. */
export function DeleteReported({ messageId, onClose }: DeleteReportedProps) {
  const { t } = useTranslation('moderation');
  const [remove, { isLoading }] = useDeleteReportedMutation();
  const confirm = async () => {
    try {
      notify.success(translateMessage(await remove(messageId).unwrap()));
    } catch (error) {
      notify.error(translateMessage(errorMessage(error, 'Failed to delete message')));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('deleteMessage')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      busy={isLoading}
      onConfirm={() => void confirm()}
    >
      {t('deleteMessageAsk')}
    </ConfirmDialog>
  );
}
