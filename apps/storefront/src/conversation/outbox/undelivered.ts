import { FILE_ATTACHMENT, type MessageView } from '@manette/contracts/conversation';
import type { Outgoing, Unsent } from './outgoing';

const isSame = (outgoing: Outgoing, { content, fileSize, position }: MessageView) =>
  position > outgoing.after &&
  content === (outgoing.content || FILE_ATTACHMENT) &&
  (fileSize ?? undefined) === outgoing.file?.size;

// A refusal says for sure that nothing was written.
const mayBeDelivered = ({ state, tries, refusal }: Outgoing) =>
  state === 'done' || (tries > 0 && refusal === undefined);

/**
 * A try whose answer was lost may have been written nevertheless: such a message is told by the server while it still
 * waits here for its acknowledgement. It is shown once, as the server's.
 * @param userId who writes here
 */
export function undelivered(queue: Outgoing[], messages: MessageView[], userId: string): Unsent[] {
  const own = messages.filter(({ sender }) => sender?._id === userId);
  return queue.filter((outgoing): outgoing is Unsent => {
    const at = mayBeDelivered(outgoing) ? own.findIndex((message) => isSame(outgoing, message)) : -1;
    if (at >= 0) own.splice(at, 1);
    return at < 0 && outgoing.state !== 'done';
  });
}
