import { FILE_ATTACHMENT, type MessageView } from '@manette/contracts/conversation';
import type { Outgoing, Unsent } from './outgoing';

const isSame = (outgoing: Outgoing, { content, fileSize, position }: MessageView) =>
  position > outgoing.after &&
  content === (outgoing.content || FILE_ATTACHMENT) &&
  (fileSize ?? undefined) === outgoing.file?.size;

// The server certainly did not store a refused message.
const mayBeDelivered = ({ state, tries, refusal }: Outgoing) =>
  state === 'done' || (tries > 0 && refusal === undefined);

/**
 * Returns the pending messages without those that the server already has. An attempt whose response was lost may have
 * succeeded; its message then arrives from the server while the pending copy still waits for the acknowledgement.
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
