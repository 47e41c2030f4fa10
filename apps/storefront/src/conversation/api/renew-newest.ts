import { DELETIONS_TOLD, type MessageView } from '@manette/contracts/conversation';
import type { LoadedConversation } from './conversations';
import { mergeMessages } from './merge-messages';

/**
 * The newest messages, asked for anew, put into those that are shown: what came is added, what was deleted meanwhile
 * goes, and older messages stay. Where so much was missed that both do not touch, or that not all deletions are told,
 * only the newest are shown; the others load on the way up.
 * @param asked position of the last message shown when the question was asked; what is newer arrived since
 */
export function renewNewest(
  shown: LoadedConversation,
  newest: LoadedConversation,
  asked = 0,
): LoadedConversation {
  const first = newest.messages[0];
  const from = first?.position ?? 0;
  const older = shown.messages.filter(({ position }) => position < from);
  const known = Math.max(asked, newest.messages.at(-1)?.position ?? 0);
  const newer = shown.messages.filter(({ position }) => position > known);
  const touches = older.at(-1)?.position === from - 1 || shown.messages.some(({ _id }) => _id === first?._id);
  const stays = touches && tellsAllDeletions(shown, newest);
  const deleted = [...new Set([...newest.deleted, ...shown.deleted])];
  return {
    readTo: newest.readTo,
    messages: mergeMessages(stays ? older : [], [...newest.messages, ...newer], deleted),
    hasMore: stays && older.length > 0 ? shown.hasMore : newest.hasMore,
    deleted,
  };
}

/** Of very many deletions an answer tells the latest alone; when one of them was known, none is missing. */
const tellsAllDeletions = (shown: LoadedConversation, { deleted }: LoadedConversation): boolean =>
  deleted.length < DELETIONS_TOLD || deleted.some((id) => shown.deleted.includes(id));

/**
 * Whether a message that is told by itself continues what is shown. If not, others before it were missed (or deleted),
 * and it would hide that.
 */
export const continues = ({ messages }: LoadedConversation, { position }: MessageView): boolean =>
  position <= (messages.at(-1)?.position ?? 0) + 1;
