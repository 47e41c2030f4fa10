import type { MessageView } from '@manette/contracts/conversation';

export type ReplyLanguage = 'english' | 'arabic';

const ARABIC = /\p{Script=Arabic}/u;

/** Returns the language of the client's last message that contains letters; without one, or if it has a file, `own`. */
export function languageOf(messages: MessageView[], own: ReplyLanguage): ReplyLanguage {
  const words = messages.findLast(
    ({ sender, content }) => sender?.role === 'client' && /\p{L}/u.test(content),
  );
  if (!words || words.type !== 'text') return own;
  return ARABIC.test(words.content) ? 'arabic' : 'english';
}
