import { animatedMediaOf } from '@manette/contracts/chat';
import { useTranslation } from '@manette/web-i18n';
import { MessageText } from './message-text';
import { AnimatedMedia } from './animated-media';

/** The specification's limit for the shown text; no message is longer. */
const DISPLAY_LIMIT = 2000;

export interface MessageWordsProps {
  content: string;
  /** Whether the text is below a file. */
  underFile?: boolean;
}

/** The text of a message, formatted; or a GIF when the text is its URL [CHAT-012]. */
export function MessageWords({ content, underFile }: MessageWordsProps) {
  const { t } = useTranslation('conversation');
  const moving = animatedMediaOf(content);
  if (moving) return <AnimatedMedia key={content} src={content} kind={moving} label={t('gif')} />;
  return (
    <span className={underFile ? 'bubble-words block px-2 pt-1' : undefined}>
      <MessageText text={content} limit={DISPLAY_LIMIT} />
    </span>
  );
}
