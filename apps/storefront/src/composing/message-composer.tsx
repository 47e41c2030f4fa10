import './translations';
import type { ReactNode, Ref } from 'react';
import { MESSAGE_MAX } from '@manette/contracts/conversation';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Composer } from '@manette/web-ui';
import { AttachmentChips } from './attachment-chips';
import { ACCEPTED_FILES } from './attachment-fault';
import { useAttachments } from './use-attachments';

export interface MessageComposerProps {
  text: string;
  onText: (text: string) => void;
  /** @returns whether the message was taken over; if not, it stays in the composer */
  onSend: (text: string, files: File[]) => boolean;
  /** Tools of the page's own. */
  tools?: ReactNode;
  fieldRef?: Ref<HTMLTextAreaElement>;
}

/** Where a message with its files is written [CHAT-019..023]. */
export function MessageComposer({ text, onText, onSend, tools, fieldRef }: MessageComposerProps) {
  const { t } = useTranslation('composing');
  const { attachments, add, drop, clear } = useAttachments();
  const tooLong = Array.from(text).length > MESSAGE_MAX.length;
  const send = () => {
    if (tooLong) return;
    const files = attachments.map(({ file }) => file);
    if (!onSend(text.trim(), files)) return;
    onText('');
    clear();
  };
  return (
    <Composer
      label={t('message')}
      sendLabel={t('send')}
      value={text}
      onChange={onText}
      onSend={send}
      fieldRef={fieldRef}
      hasFiles={attachments.length > 0}
      busy={attachments.some(({ preparing }) => preparing)}
      emptyError={translateMessage('Message content is required')}
      error={tooLong ? translateMessage(MESSAGE_MAX.message) : undefined}
      tools={{
        photoLabel: t('takePhoto'),
        fileLabel: t('uploadFile'),
        accept: ACCEPTED_FILES,
        multiple: true,
        onFiles: add,
        more: tools,
      }}
      files={attachments.length > 0 && <AttachmentChips attachments={attachments} onRemove={drop} />}
    />
  );
}
