// The message in plain TypeScript, without a framework, so that the domains of orders and chat may use it.
export { bodyFields, ConversationMessage } from './conversation-message.js';
export type { MessageBody, StoredAttachment } from './conversation-message.js';
export { messageTypeOf } from './message-type-of.js';
export type { MessageSender } from './message-sender.js';
export type { FieldsOf } from './fields-of.js';
