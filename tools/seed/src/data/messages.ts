import type { SampleAttachment } from './attachments.js';
import type { ConversationMessage } from './conversation.js';

type Said = (minutesAfterOpening: number, text: string, attachment?: SampleAttachment) => ConversationMessage;

const by =
  (from: ConversationMessage['from']): Said =>
  (minutesAfterOpening, text, attachment) => ({ from, text, minutesAfterOpening, attachment });

/** A message of the client, so many minutes after the ticket was opened. */
export const client = by('client');
/** A message of the administrator, so many minutes after the ticket was opened. */
export const admin = by('admin');
