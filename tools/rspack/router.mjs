// react-router exports its development build to every bundler. Its production build can only be imported by its path.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const BUILD = join(dirname(require.resolve('react-router/package.json')), 'dist/production');

/** The router's build for production. */
export const routerAlias = {
  'react-router$': join(BUILD, 'index.mjs'),
  'react-router/dom$': join(BUILD, 'dom-export.mjs'),
};
