// Jest for packages that run in Node: ESM compiled by swc, workspace packages resolved to their sources.
import { join } from 'node:path';

const MATCH = {
  unit: '<rootDir>/**/*.spec.ts',
  integration: '<rootDir>/**/*.int-spec.ts',
  deploy: '<rootDir>/**/*.deploy-spec.ts',
};

/** Makes Node load the modules, once in each worker process. */
const NATIVE = {
  runtime: join(import.meta.dirname, 'native/runtime.cjs'),
  testEnvironment: join(import.meta.dirname, 'native/environment.cjs'),
};

/** Settings of integration and deploy tests, which run on real servers. */
const ON_SERVERS = {
  ...NATIVE,
  globalSetup: join(import.meta.dirname, 'integration-setup.mjs'),
  globalTeardown: join(import.meta.dirname, 'integration-teardown.mjs'),
  testSequencer: join(import.meta.dirname, 'longest-first.mjs'),
  // Each test file leaves some memory allocated; Jest replaces a worker that holds more than this.
  workerIdleMemoryLimit: '1GB',
  // The limit only ends tests that hang. It does not measure speed, because a busy machine is slow without being wrong.
  testTimeout: 180_000,
};

const UNIT = { ...NATIVE, testTimeout: 30_000 };

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
  // One worker more than processors, because tests also wait.
  maxWorkers: 3,
});
