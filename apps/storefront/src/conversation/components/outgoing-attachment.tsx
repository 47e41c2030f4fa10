import { useCallback } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { MessageFile } from '@manette/web-ui';
import type { Outgoing, OutgoingFile } from '../outbox/outgoing';

export interface OutgoingAttachmentProps {
  message: Outgoing;
  file: OutgoingFile;
  /** The file itself, for the preview of an image. */
  stored: File | undefined;
}

/** The file of a pending message, with a preview and the upload progress. */
export function OutgoingAttachment({ message, file, stored }: OutgoingAttachmentProps) {
  const { t } = useTranslation('conversation');
  const isSending = message.state === 'sending';
  const { progress } = message;
  return (
    <>
      {stored?.type.startsWith('image/') && <Preview file={stored} />}
      <MessageFile
        name={file.name}
        bytes={file.size}
        progress={isSending ? progress : undefined}
        progressLabel={isSending ? t('sendingProgress', { percent: progress }) : undefined}
      />
    </>
  );
}

/** Shows the image by an object URL that is revoked on unmount. */
function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt="" className="mb-1 max-h-60 w-full rounded-[12px] object-cover opacity-80" />;
}
