import { useTranslation } from '@manette/web-i18n';
import { FileChip } from '@manette/web-ui';
import type { Attachment } from './use-attachments';

/** The files of the message, each with a button to remove it. */
export function AttachmentChips(props: { attachments: Attachment[]; onRemove: (id: string) => void }) {
  const { t } = useTranslation('composing');
  return props.attachments.map(({ id, file, preview, preparing }) => (
    <FileChip
      key={id}
      name={file.name}
      bytes={file.size}
      preview={preview}
      progressLabel={preparing ? t('preparing') : undefined}
      removeLabel={t('removeFile', { name: file.name })}
      onRemove={() => props.onRemove(id)}
    />
  ));
}
