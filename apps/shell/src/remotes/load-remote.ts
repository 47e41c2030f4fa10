import type { ComponentType } from 'react';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RuntimeConfig } from '@manette/contracts/http';
import { fetchOrReusePreloaded } from '@manette/web-api';

export type RemoteName = keyof RuntimeConfig['remotes'];
export interface RemoteModule {
  default: ComponentType;
}

// The first script has requested the remote's manifest before the federation runtime is loaded.
const preloadedResponses = {
  name: 'preloaded-responses',
  fetch: (manifest: string) => fetchOrReusePreloaded(manifest),
};

/**
 * Loads a remote's routes from the address in the run-time configuration. Registering with `force` makes a retry load the
 * files again.
 * @throws when its files are missing or broken
 */
export async function loadRemoteRoutes(
  name: RemoteName,
  remotes: RuntimeConfig['remotes'],
): Promise<RemoteModule> {
  const entry = new URL(remotes[name].entry, window.location.origin).href;
  registerPlugins([preloadedResponses]);
  registerRemotes([{ name, entry }], { force: true });
  const module = await loadRemote<RemoteModule>(`${name}/routes`);
  if (!module) throw new Error(`The remote ${name} exposes no routes`);
  return module;
}
