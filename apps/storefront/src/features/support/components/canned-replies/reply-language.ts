import type { MessageView } from '@manette/contracts/conversation';

export type ReplyLanguage = 'english' | 'arabic';

const ARABIC = /\p{Script=Arabic}/u;

/** The language that a client last wrote in; without a word of theirs, the reader's own. */
export function languageOf(messages: MessageView[], own: ReplyLanguage): ReplyLanguage {
  const words = messages.findLast(
    ({ sender, content }) => sender?.role === 'client' && /\p{L}/u.test(content),
  );
  if (!words || words.type !== 'text') return own;
  return ARABIC.test(words.content) ? 'arabic' : 'english';
}
