// What the stage `deploy` of `npm test` runs: `*.deploy-spec.ts` of all packages that run in Node, in one run of Jest.
import { join } from 'node:path';
import { serverJest } from './server.mjs';

export default {
  ...serverJest({ displayName: 'deploy' }),
  rootDir: join(import.meta.dirname, '../..'),
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools', '<rootDir>/deploy'],
  // They run beside the integration tests, start processes of their own, and wait for them.
  maxWorkers: 1,
};
