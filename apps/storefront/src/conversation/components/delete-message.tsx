import { translateMessage, useTranslation } from '@manette/web-i18n';
import { ConfirmDialog, notify } from '@manette/web-ui';
import { useDeleteMessageMutation } from '../api/conversation.api';

export interface DeleteMessageProps {
  conversationId: string;
  /** Id of the message to delete; null closes the dialog. */
  id: string | null;
  onClose: () => void;
}

/** Confirms the deletion of a message for all users [CHAT-040]. */
export function DeleteMessage(props: DeleteMessageProps) {
  const { conversationId, id, onClose } = props;
  const { t } = useTranslation('conversation');
  const [deleteMessage, { isLoading }] = useDeleteMessageMutation();
  const confirm = async () => {
    if (!id) return;
    try {
      await deleteMessage({ conversationId, id }).unwrap();
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
