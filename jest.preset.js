// Jest for packages that run in the browser; packages that run in Node use tools/jest/server.mjs.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;
const swc = (syntax, sourceMaps = 'inline') => ({
  swcrc: false,
  sourceMaps,
  jsc: { target: 'es2022', parser: syntax, transform: { react: { runtime: 'automatic' } } },
  module: { type: 'commonjs' },
});

/** @param {string} displayName @returns a Jest configuration for a browser package */
export const webJest = (displayName) => ({
  displayName,
  testEnvironment: join(here, 'tools/jest/jsdom-with-fetch.cjs'),
  testEnvironmentOptions: { customExportConditions: ['@manette/source', 'browser'] },
  testMatch:
    process.env.TEST_KIND === 'integration'
      ? ['<rootDir>/**/*.int-spec.{ts,tsx}']
      : ['<rootDir>/**/*.spec.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  transform: {
    '\\.tsx?$': [require.resolve('@swc/jest'), swc({ syntax: 'typescript', tsx: true })],
    '\\.emoji$': join(here, 'tools/rspack/emoji-loader.cjs'),
    '\\.m?js$': [require.resolve('@swc/jest'), swc({ syntax: 'ecmascript' }, false)],
  },
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.(css|svg|woff2|png|wav)$': join(here, 'tools/jest/asset-stub.cjs'),
  },
  cacheDirectory: join(here, 'node_modules/.cache/jest'),
  setupFilesAfterEnv: [join(here, 'tools/jest/setup-dom.cjs')],
  testTimeout: 180_000,
  // One more than processors, as tests also wait.
  maxWorkers: 3,
});
