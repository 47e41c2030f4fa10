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
// The only way to the router and Redux, which are shared by them.
const FACADES = ['router', 'store', 'session', 'realtime', 'api', 'i18n'].map(
  (name) => `@manette/web-${name}`,
);
const FACADE_VERSION = '0.1.0';

/** The version of each shared package that the shell brings; apps/shell/src/remotes/shared.ts has the packages. */
export const sharedVersions = {
  ...Object.fromEntries(Object.entries(PACKAGES).map(([request, name]) => [request, dependencies[name]])),
  ...Object.fromEntries(FACADES.map((name) => [name, FACADE_VERSION])),
};

/**
 * What a remote takes from the shell. It has no copies of its own: a shell that lacks something has another host API than the
 * remote needs, and does not load it (apps/shell/src/remotes/compatible-release.ts).
 */
export const sharedPackages = Object.fromEntries(
  Object.entries(sharedVersions).map(([request, version]) => [
    request,
    { singleton: true, import: false, requiredVersion: `^${version}` },
  ]),
);
