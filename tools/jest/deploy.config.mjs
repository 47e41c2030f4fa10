// The stage `deploy` of `npm test`: `*.deploy-spec.ts` of all packages that run in Node, in one run of Jest.
import { join } from 'node:path';
import { serverJest } from './server.mjs';

export default {
  ...serverJest({ displayName: 'deploy' }),
  rootDir: join(import.meta.dirname, '../..'),
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools', '<rootDir>/deploy'],
  // These tests run at the same time as the integration tests, start their own processes, and mostly wait for them.
  maxWorkers: 1,
};
