export { InMemoryAttachments } from './in-memory-attachments.js';
export { InMemoryMessageReads } from './in-memory-message-reads.js';
