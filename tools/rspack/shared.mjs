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

/** What a remote takes from the shell. Its own copies are files of their own, which are fetched only if the shell lacks one. */
export const sharedPackages = Object.fromEntries(
  Object.entries(sharedVersions).map(([request, version]) => [
    request,
    // Facades have no version that the build could read.
    {
      singleton: true,
      requiredVersion: `^${version}`,
      ...(FACADES.includes(request) ? { version } : {}),
    },
  ]),
);
