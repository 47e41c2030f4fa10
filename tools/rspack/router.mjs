// react-router names its development build for every bundler; the other one is found by its place alone.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const BUILD = join(dirname(require.resolve('react-router/package.json')), 'dist/production');

/** The router's build for production. */
export const routerAlias = {
  'react-router$': join(BUILD, 'index.mjs'),
  'react-router/dom$': join(BUILD, 'dom-export.mjs'),
};
