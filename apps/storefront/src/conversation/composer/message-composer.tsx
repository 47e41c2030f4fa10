import './translations';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { MESSAGE_MAX } from '@manette/contracts/conversation';
import { useGetConfigQuery } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Composer } from '@manette/web-ui';
import { AttachmentChips } from './attachment-chips';
import { ACCEPTED_FILES } from './attachment-fault';
import { EmojiChoice } from './emoji/emoji-choice';
import { GifChoice } from './gifs/gif-choice';
import { takeHandedOver } from './handed-over';
import { useAttachments } from './use-attachments';

export interface MessageComposerProps {
  text: string;
  onText: (text: string) => void;
  /** @returns whether the message was queued; otherwise it stays in the composer */
  onSend: (text: string, files: File[]) => boolean;
  /** Whether the composer is disabled. */
  disabled?: boolean;
  /** Additional buttons of the page. */
  tools?: ReactNode;
  fieldRef?: Ref<HTMLTextAreaElement>;
  /** Names the composer, for files that are handed over to it. */
  place?: string;
}

/** The composer of a message with its files [CHAT-004..008, CHAT-019..023]; a GIF is sent as soon as it is chosen. */
export function MessageComposer({
  text,
  onText,
  onSend,
  disabled,
  tools,
  fieldRef,
  place,
}: MessageComposerProps) {
  const { t } = useTranslation('composing');
  const { data: config } = useGetConfigQuery();
  const { attachments, add, drop, clear } = useAttachments();
  const takeFiles = useEffectEvent(() => {
    const files = place === undefined ? [] : takeHandedOver(place);
    if (files.length > 0) add(files);
  });
  useEffect(() => takeFiles(), [place]);
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(fieldRef, () => field.current as HTMLTextAreaElement);
  const [emojiButton, setEmojiButton] = useState<HTMLElement | null>(null);
  const [isSearchingGifs, setSearchingGifs] = useState(false);
  const tooLong = Array.from(text.trim()).length > MESSAGE_MAX.length;
  const send = () => {
    if (tooLong) return;
    const files = attachments.map(({ file }) => file);
    if (!onSend(text.trim(), files)) return;
    onText('');
    clear();
  };
  return (
    <>
      <Composer
        label={t('message')}
        sendLabel={t('send')}
        value={text}
        onChange={onText}
        onSend={send}
        disabled={disabled}
        fieldRef={field}
        hasFiles={attachments.length > 0}
        busy={attachments.some(({ preparing }) => preparing)}
        emptyError={translateMessage('Message content is required')}
        error={tooLong ? translateMessage(MESSAGE_MAX.message) : undefined}
        tools={{
          emojiLabel: t('emoji'),
          gifLabel: config?.gifEnabled ? t('gif') : undefined,
          photoLabel: t('takePhoto'),
          fileLabel: t('uploadFile'),
          accept: ACCEPTED_FILES,
          multiple: true,
          onEmoji: (button) => setEmojiButton((shown) => (shown ? null : button)),
          onGif: () => setSearchingGifs(true),
          onFiles: add,
          more: tools,
        }}
        files={attachments.length > 0 && <AttachmentChips attachments={attachments} onRemove={drop} />}
      />
      {emojiButton && (
        <EmojiChoice
          button={emojiButton}
          field={field}
          text={text}
          onText={onText}
          onClose={() => setEmojiButton(null)}
        />
      )}
      {isSearchingGifs && (
        <GifChoice
          field={field}
          onChoose={(url) => onSend(url, [])}
          onClose={() => setSearchingGifs(false)}
        />
      )}
    </>
  );
}
