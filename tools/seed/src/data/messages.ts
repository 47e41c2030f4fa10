import type { SampleAttachment } from './attachments.js';
import type { ConversationMessage } from './conversation.js';

type MessageOf = (
  minutesAfterOpening: number,
  text: string,
  attachment?: SampleAttachment,
) => ConversationMessage;

const by =
  (from: ConversationMessage['from']): MessageOf =>
  (minutesAfterOpening, text, attachment) => ({ from, text, minutesAfterOpening, attachment });

/** A message of the client, some minutes after the ticket was opened. */
export const client = by('client');
/** A message of the administrator, some minutes after the ticket was opened. */
export const admin = by('admin');
