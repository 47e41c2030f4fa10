import { stat } from 'node:fs/promises';
import { FILE_ATTACHMENT } from '@manette/contracts/conversation';
import type { ImportedMessage } from '@manette/contracts/orders';
import type { MessageBody } from '@manette/conversation/message';
import type { TicketAttachments } from '../post-message/ticket-attachments.js';

async function bodyOf(
  attachments: TicketAttachments,
  ticketId: string,
  { text, attachment: file }: ImportedMessage,
): Promise<MessageBody> {
  if (!file) return { content: text };
  const { size } = await stat(file.path);
  const received = { path: file.path, name: file.name, size };
  return { content: text || FILE_ATTACHMENT, attachment: await attachments.keep(ticketId, received) };
}

/**
 * Returns the bodies of imported messages in their order, and stores the files that they name. @throws what reading a
 * file throws
 */
export async function bodiesOf(
  attachments: TicketAttachments,
  ticketId: string,
  messages: readonly ImportedMessage[],
): Promise<Map<ImportedMessage, MessageBody>> {
  const bodies = new Map<ImportedMessage, MessageBody>();
  for (const message of messages) bodies.set(message, await bodyOf(attachments, ticketId, message));
  return bodies;
}
