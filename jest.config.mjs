// The unit tests of all packages in one run of two projects, so that files are found and compiled once for all packages.
// `npx nx unit <package>` runs the tests of one package by its own jest.config.mjs.
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { webJest } from './jest.preset.js';
import { serverJest } from './tools/jest/server.mjs';

const SERVER = ['libs/*/src', 'apps/{api,worker}/{src,test}', 'tools/*/{src,test}', 'deploy'];
const WEB = ['apps/{shell,storefront,admin}/src', 'libs/web/*/src'];

const roots = (patterns) =>
  [...new Set(globSync(patterns, { cwd: import.meta.dirname }))]
    .sort()
    .map((folder) => `<rootDir>/${folder}`);

/** @returns the configuration as a project of this run, without the options that Jest accepts only for a whole run */
function project(config, patterns) {
  const result = { ...config, roots: roots(patterns) };
  for (const name of ['maxWorkers', 'testTimeout']) delete result[name];
  return result;
}

const web = webJest('web');
// The tests of web-realtime run a real server beside the browser's client (libs/web/realtime/jest.config.mjs).
web.moduleNameMapper['^ws$'] = createRequire(import.meta.url).resolve('ws');

export default {
  projects: [project(serverJest({ displayName: 'server' }), SERVER), project(web, WEB)],
  // One worker more than processors, because tests also wait.
  maxWorkers: 3,
  testTimeout: web.testTimeout,
};
