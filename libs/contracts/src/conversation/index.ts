export { messageView, MESSAGE_TYPES } from './message.view.js';
export type { MessageType, MessageView } from './message.view.js';
export { cleanText } from './clean-text.js';
export { messageListQuery, type MessageListQuery } from './message-list.query.js';
export { messageContent, MESSAGE_MAX } from './message-content.js';
export { MAX_LISTED_DELETIONS, type MessagePage, type MessagesAnswer } from './message-page.js';
export {
  ATTACHMENT_HEIC,
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_TOO_LARGE,
  UPLOAD_LIMIT,
  ATTACHMENT_TYPES,
  ATTACHMENT_UNSUPPORTED,
  FILE_ATTACHMENT,
  type AttachmentType,
} from './attachment.js';
