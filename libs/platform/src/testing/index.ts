export { atRest } from './at-rest.js';
export { SOURCE_LOADER, startChild } from './child-process.js';
export { createTestDatabase, type TestDatabase } from './test-database.js';
export { eventually } from './eventually.js';
export { startBreakableProxy, type BreakableProxy } from './breakable-proxy.js';
export { TestClock } from './test-clock.js';
export { freePort } from './free-port.js';
export { startS3Server, type S3Server } from './s3-server.js';
