import type { ComponentType } from 'react';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RuntimeConfig } from '@manette/contracts/http';
import { fetchOrReusePreloaded } from '@manette/web-api';

export type RemoteName = keyof RuntimeConfig['remotes'];
export interface RemoteModule {
  default: ComponentType;
}

// The manifest of the remote that the page needs is on its way before the federation's runtime is.
const preloadedResponses = {
  name: 'early-answers',
  fetch: (manifest: string) => fetchOrReusePreloaded(manifest),
};

/**
 * Fetches a remote's routes from where the run-time configuration says it is. Registering anew (`force`) makes a
 * second attempt a real one.
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
