import type { MessageType, MessageView } from '@manette/contracts/conversation';
import { useTranslation } from '@manette/web-i18n';
import { MessageFile, MessageImage } from '@manette/web-ui';
import { useFreshAddress } from '../hooks/use-fresh-address';

/** Whether a message was sent with a file; the file may have been removed since. */
export const hasFile = (type: MessageType): boolean => type === 'image' || type === 'file';

export interface MessageAttachmentProps {
  conversationId: string;
  message: MessageView;
  /** Id of the next message. */
  next?: string | undefined;
}

/** The file of a message: an image, another file with its name, or a note that the file was removed [TRU-108]. */
export function MessageAttachment({ conversationId, message, next }: MessageAttachmentProps) {
  const { t } = useTranslation('conversation');
  const { fileUrl, fileName, fileSize, sender, type } = message;
  const { open, failed } = useFreshAddress(conversationId, message, next);
  if (!hasFile(type)) return null;
  if (!fileUrl) return <span className="block text-2 italic opacity-80">{t('fileRemoved')}</span>;
  const name = fileName ?? t('uploadFile');
  const file =
    type === 'image' ? (
      <MessageImage
        key={fileUrl}
        src={fileUrl}
        href={fileUrl}
        bytes={fileSize ?? undefined}
        alt={t('photoBy', { name: sender?.username ?? '' })}
        onFailed={failed}
      />
    ) : (
      <MessageFile name={name} bytes={fileSize ?? undefined} href={fileUrl} />
    );
  return (
    <span className="contents" onClick={(event) => void open(event)}>
      {file}
    </span>
  );
}
