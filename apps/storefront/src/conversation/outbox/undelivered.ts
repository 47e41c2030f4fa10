import { FILE_ATTACHMENT, type MessageView } from '@manette/contracts/conversation';
import type { Outgoing, Unsent } from './outgoing';

const isSame = (outgoing: Outgoing, { content, fileSize, position }: MessageView) =>
  position > outgoing.after &&
  content === (outgoing.content || FILE_ATTACHMENT) &&
  (fileSize ?? undefined) === outgoing.file?.size;

// A refused message was certainly not written.
const mayBeDelivered = ({ state, tries, refusal }: Outgoing) =>
  state === 'done' || (tries > 0 && refusal === undefined);

/**
 * The pending messages without those that the server already has: an attempt whose answer was lost may have succeeded, and
 * its message then arrives from the server while it still waits here for the acknowledgement.
 * @param userId the signed-in user
 */
export function undelivered(queue: Outgoing[], messages: MessageView[], userId: string): Unsent[] {
  const own = messages.filter(({ sender }) => sender?._id === userId);
  return queue.filter((outgoing): outgoing is Unsent => {
    const at = mayBeDelivered(outgoing) ? own.findIndex((message) => isSame(outgoing, message)) : -1;
    if (at >= 0) own.splice(at, 1);
    return at < 0 && outgoing.state !== 'done';
  });
}
