import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { asCheckedFile, type CheckedElement } from './checked-file';
import type { RemoteFile } from './manifest';

const expected = new Map<string, RemoteFile>();

/** Registers a remote entry and its digest before the federation runtime loads it. */
export const expectRemoteEntry = (file: RemoteFile): void => void expected.set(file.href, file);

/** Makes the runtime load each remote entry with its digest: the browser runs no file that differs from it [OPS-057]. */
export const checkRemoteEntries: ModuleFederationRuntimePlugin = {
  name: 'check-remote-entries',
  createScript: ({ url }) => {
    const file = expected.get(url);
    if (!file?.integrity) return;
    const script: HTMLScriptElement & CheckedElement = document.createElement('script');
    return asCheckedFile(Object.assign(script, { src: url }), file);
  },
};
