// In-memory implementations of the platform's ports, for unit tests of handlers.
export { InMemoryUnitOfWork } from './in-memory-unit-of-work.js';
export { ManualClock } from './manual-clock.js';
export { RecordingAuditTrail } from './recording-audit-trail.js';
export { RecordingOutbox } from './recording-outbox.js';
