import { animatedMediaOf } from '@manette/contracts/chat';
import { FILE_ATTACHMENT, type MessageView } from '@manette/contracts/conversation';

export type ReplyLanguage = 'english' | 'arabic';

const ARABIC = /\p{Script=Arabic}/u;

/** Whether a client wrote words: letters that are neither the product's name for a file nor the address of a GIF. */
const hasClientWords = ({ sender, content }: MessageView): boolean =>
  sender?.role === 'client' &&
  content !== FILE_ATTACHMENT &&
  /\p{L}/u.test(content) &&
  !animatedMediaOf(content);

/** Returns the language of the last words that the client wrote, or `own` without any. */
export function languageOf(messages: MessageView[], own: ReplyLanguage): ReplyLanguage {
  const words = messages.findLast(hasClientWords);
  if (!words) return own;
  return ARABIC.test(words.content) ? 'arabic' : 'english';
}
