// Jest for packages that run in Node: ESM compiled by swc, workspace packages resolved to their sources.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const swc = JSON.parse(readFileSync(join(import.meta.dirname, '../swc/server.swcrc'), 'utf8'));
delete swc.$schema;
const MATCH = { unit: '<rootDir>/**/*.spec.ts', integration: '<rootDir>/**/*.int-spec.ts' };

const SERVERS = {
  globalSetup: join(import.meta.dirname, 'integration-setup.mjs'),
  globalTeardown: join(import.meta.dirname, 'integration-teardown.mjs'),
};

/**
 * @param {{ displayName: string, globalSetup?: string, globalTeardown?: string }} options
 * @returns a Jest configuration for the kind of test named by TEST_KIND (both kinds when unset)
 */
export const serverJest = (options) => ({
  ...(process.env.TEST_KIND === 'integration' ? SERVERS : {}),
  ...options,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@manette/source', 'node', 'node-addons'] },
  testMatch: process.env.TEST_KIND ? [MATCH[process.env.TEST_KIND]] : Object.values(MATCH),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false, sourceMaps: 'inline' }] },
  // Our imports name the compiled file; a package's 'x.json.js' is a file of its own.
  moduleNameMapper: { '^(\\.{1,2}/.*)(?<!\\.json)\\.js$': '$1' },
  setupFiles: [join(import.meta.dirname, 'setup-server.mjs')],
  maxWorkers: process.env.TEST_KIND === 'integration' ? 1 : 2,
  // A machine that is busy with other things is slow, not wrong: a limit ends what hangs, and judges no speed.
  testTimeout: process.env.TEST_KIND === 'integration' ? 180_000 : 30_000,
});
