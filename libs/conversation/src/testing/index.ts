export { InMemoryAttachments } from './in-memory-attachments.js';
export { InMemoryMessageReads } from './in-memory-message-reads.js';
export { CollectingOutbox, FixedClock, InMemoryUnitOfWork } from './in-memory-platform.js';
export { rowOf } from './row-of.js';
