import { useState } from 'react';
import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_TOO_LARGE,
  ATTACHMENT_TYPES,
  ATTACHMENT_UNSUPPORTED,
  MESSAGE_MAX,
} from '@manette/contracts/orders';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Composer, FileChip, notify } from '@manette/web-ui';

const ACCEPT = ['image/*', 'application/pdf'].join(',');

const isTaken = (file: File) => file.type === '' || ATTACHMENT_TYPES.some((type) => type === file.type);

function fault(file: File): string | null {
  if (file.size > ATTACHMENT_MAX_BYTES) return ATTACHMENT_TOO_LARGE;
  return isTaken(file) ? null : ATTACHMENT_UNSUPPORTED;
}

/** Where a message is written; only while the ticket is open [ORD-022]. */
export function TicketComposer({ onSend }: { onSend: (content: string, file?: File) => void }) {
  const { t } = useTranslation('support');
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const tooLong = Array.from(text).length > MESSAGE_MAX.length;
  const take = ([chosen]: File[]) => {
    if (!chosen) return;
    const wrong = fault(chosen);
    if (wrong) notify.error(translateMessage(wrong));
    else setFile(chosen);
  };
  const send = () => {
    if (tooLong) return;
    onSend(text.trim(), file);
    setText('');
    setFile(undefined);
  };
  return (
    <Composer
      label={t('message')}
      sendLabel={t('send')}
      value={text}
      onChange={setText}
      onSend={send}
      hasFiles={file !== undefined}
      emptyError={translateMessage('Message content is required')}
      error={tooLong ? translateMessage(MESSAGE_MAX.message) : undefined}
      tools={{ photoLabel: t('takePhoto'), fileLabel: t('uploadFile'), accept: ACCEPT, onFiles: take }}
      files={
        file && (
          <FileChip
            name={file.name}
            bytes={file.size}
            removeLabel={t('removeFile', { name: file.name })}
            onRemove={() => setFile(undefined)}
          />
        )
      }
    />
  );
}
