import type { MessageType } from '@manette/contracts/conversation';

/** Returns the type of a message by the content type of its file; GIFs count as images (contract, section 5). */
export const messageTypeOf = (contentType: string | undefined): MessageType => {
  if (!contentType) return 'text';
  return contentType.startsWith('image/') ? 'image' : 'file';
};
