// Jest for packages that run in the browser; packages that run in Node use tools/jest/server.mjs.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;
const SOURCES = {
  swcrc: false,
  sourceMaps: true,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/** @param {string} displayName @returns a Jest configuration for a browser package */
export const webJest = (displayName) => ({
  displayName,
  runtime: join(here, 'tools/jest/cached-scripts.cjs'),
  testEnvironment: join(here, 'tools/jest/jsdom-with-fetch.cjs'),
  testEnvironmentOptions: { customExportConditions: ['@manette/source', 'browser'] },
  testMatch:
    process.env.TEST_KIND === 'integration'
      ? ['<rootDir>/**/*.int-spec.{ts,tsx}']
      : ['<rootDir>/**/*.spec.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  transform: {
    '\\.tsx?$': [require.resolve('@swc/jest'), SOURCES],
    '\\.emoji$': join(here, 'tools/rspack/emoji-loader.cjs'),
    '\\.m?js$': join(here, 'tools/jest/library.cjs'),
  },
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.(css|svg|woff2|png|wav)$': join(here, 'tools/jest/asset-stub.cjs'),
  },
  cacheDirectory: join(here, 'node_modules/.cache/jest'),
  setupFilesAfterEnv: [join(here, 'tools/jest/setup-dom.cjs')],
  testTimeout: 180_000,
  // One worker more than processors, because tests also wait.
  maxWorkers: 3,
});
