// What the shell and the remotes have one copy of. Shared packages are not tree-shaken, hence the facade libs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const PACKAGES = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react/compiler-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'react-toastify/unstyled': 'react-toastify',
};
// The only way to the router, Redux and i18next, which are shared by them.
const FACADES = ['router', 'store', 'session', 'realtime', 'api', 'i18n'].map(
  (name) => `@manette/web-${name}`,
);

/**
 * @param {boolean} host the shell brings the shared packages in its first files, so that nothing waits for them;
 *   a remote keeps its own copies in files of their own, which are fetched only if the host lacks one
 */
export const sharedPackages = (host) => ({
  ...Object.fromEntries(
    Object.entries(PACKAGES).map(([request, name]) => [
      request,
      { singleton: true, requiredVersion: dependencies[name], eager: host && name !== 'react-toastify' },
    ]),
  ),
  ...Object.fromEntries(
    FACADES.map((name) => [
      name,
      { singleton: true, version: '0.1.0', requiredVersion: '^0.1.0', eager: host },
    ]),
  ),
});
