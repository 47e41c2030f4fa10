import { MAX_LISTED_DELETIONS, type MessageView } from '@manette/contracts/conversation';
import type { LoadedConversation } from './conversations';
import { mergeMessages } from './merge-messages';

/**
 * Merges refetched newest messages into the loaded ones: adds new messages, removes deleted ones and keeps older ones. If
 * there is a gap between both, or not all deletions are listed, only the newest messages remain; older ones load on scroll.
 * @param asked position of the last loaded message when the request was sent; newer messages have arrived since then
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
  const isContinuous =
    older.at(-1)?.position === from - 1 || shown.messages.some(({ _id }) => _id === first?._id);
  const stays = isContinuous && tellsAllDeletions(shown, newest);
  const deleted = [...new Set([...newest.deleted, ...shown.deleted])];
  return {
    readTo: newest.readTo,
    ...(newest.chat && { chat: newest.chat }),
    messages: mergeMessages(stays ? older : [], [...newest.messages, ...newer], deleted),
    hasMore: stays && older.length > 0 ? shown.hasMore : newest.hasMore,
    deleted,
  };
}

/** Whether a response lists all deletions. It lists only the latest; if one of them was known already, none is missing. */
const tellsAllDeletions = (shown: LoadedConversation, { deleted }: LoadedConversation): boolean =>
  deleted.length < MAX_LISTED_DELETIONS || deleted.some((id) => shown.deleted.includes(id));

/**
 * Whether a single message directly follows the loaded ones. If not, earlier messages were missed (or deleted), and adding
 * it would hide the gap.
 */
export const continues = ({ messages }: LoadedConversation, { position }: MessageView): boolean =>
  position <= (messages.at(-1)?.position ?? 0) + 1;
