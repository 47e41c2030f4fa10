// The packages that the shell and the remotes share. Shared packages are not tree-shaken, hence the facade libraries.
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
// The facades. Apps import the router and Redux only through them, so that both are shared.
const FACADES = ['router', 'store', 'session', 'realtime', 'api', 'i18n'].map(
  (name) => `@manette/web-${name}`,
);
const FACADE_VERSION = '0.1.0';

/** The version of each shared package that the shell provides; apps/shell/src/remotes/shared.ts imports the packages. */
export const sharedVersions = {
  ...Object.fromEntries(Object.entries(PACKAGES).map(([request, name]) => [request, dependencies[name]])),
  ...Object.fromEntries(FACADES.map((name) => [name, FACADE_VERSION])),
};

/**
 * The packages that a remote uses from the shell. A remote has no copies of its own: a shell that lacks a package has another
 * host API than the remote needs, and does not load the remote (apps/shell/src/remotes/compatible-release.ts).
 */
export const sharedPackages = Object.fromEntries(
  Object.entries(sharedVersions).map(([request, version]) => [
    request,
    { singleton: true, import: false, requiredVersion: `^${version}` },
  ]),
);
