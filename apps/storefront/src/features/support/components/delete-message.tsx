import { translateMessage, useTranslation } from '@manette/web-i18n';
import { ConfirmDialog, notify } from '@manette/web-ui';
import { useDeleteMessageMutation } from '../api/conversation.api';

/** Asks before a message is deleted for both sides [CHAT-040]. */
export function DeleteMessage({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = useTranslation('support');
  const [deleteMessage, { isLoading }] = useDeleteMessageMutation();
  const confirm = async () => {
    if (!id) return;
    try {
      await deleteMessage(id).unwrap();
      notify.success(translateMessage('Message deleted successfully'));
    } catch {
      notify.error(translateMessage('Failed to delete message'));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={id !== null}
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
