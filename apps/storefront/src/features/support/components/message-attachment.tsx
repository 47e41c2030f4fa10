import type { SupportMessageView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { MessageFile, MessageImage } from '@manette/web-ui';

/** The file of a message: a picture in its place, anything else by its name. */
export function MessageAttachment({ message }: { message: SupportMessageView }) {
  const { t } = useTranslation('support');
  const { fileUrl, fileName, fileSize, sender, type } = message;
  if (!fileUrl) return null;
  const name = fileName ?? t('uploadFile');
  if (type === 'image')
    return <MessageImage src={fileUrl} href={fileUrl} alt={t('photoBy', { name: sender?.username ?? '' })} />;
  return <MessageFile name={name} bytes={fileSize ?? undefined} href={fileUrl} />;
}
