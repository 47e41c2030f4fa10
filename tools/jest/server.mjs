// Jest for packages that run in Node: ESM compiled by swc, workspace packages resolved to their sources.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const swc = JSON.parse(readFileSync(join(import.meta.dirname, '../swc/server.swcrc'), 'utf8'));
delete swc.$schema;
const MATCH = {
  unit: '<rootDir>/**/*.spec.ts',
  integration: '<rootDir>/**/*.int-spec.ts',
  deploy: '<rootDir>/**/*.deploy-spec.ts',
};

/** Tests of these kinds run on real servers, and on modules that each worker process loads once (tools/jest/native). */
const ON_SERVERS = {
  globalSetup: join(import.meta.dirname, 'integration-setup.mjs'),
  globalTeardown: join(import.meta.dirname, 'integration-teardown.mjs'),
  runtime: join(import.meta.dirname, 'native/runtime.cjs'),
  testEnvironment: join(import.meta.dirname, 'native/environment.cjs'),
  testSequencer: join(import.meta.dirname, 'longest-first.mjs'),
  // Each file leaves some memory behind; a worker that holds this much is replaced by a new one.
  workerIdleMemoryLimit: '1GB',
  // A limit ends what hangs; it judges no speed, since a busy machine is slow, not wrong.
  testTimeout: 180_000,
};

const UNIT = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@manette/source', 'node', 'node-addons'] },
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false, sourceMaps: 'inline' }] },
  // Our imports name the compiled file; a package's 'x.json.js' is a file of its own.
  moduleNameMapper: { '^(\\.{1,2}/.*)(?<!\\.json)\\.js$': '$1' },
  testTimeout: 30_000,
};

/**
 * @param {{ displayName: string, globalSetup?: string, globalTeardown?: string }} options
 * @returns a Jest configuration for the kind of test named by TEST_KIND (all kinds when unset)
 */
export const serverJest = (options) => ({
  ...(['integration', 'deploy'].includes(process.env.TEST_KIND) ? ON_SERVERS : UNIT),
  ...options,
  testMatch: process.env.TEST_KIND ? [MATCH[process.env.TEST_KIND]] : Object.values(MATCH),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  cacheDirectory: join(import.meta.dirname, '../../node_modules/.cache/jest'),
  setupFiles: [join(import.meta.dirname, 'setup-server.mjs')],
  // One more than processors, as tests also wait.
  maxWorkers: 3,
});
