import type { ComponentType } from 'react';
import type { RuntimeConfig } from '@manette/contracts/http';
import { fetchManifest, type RemoteFiles } from './manifest';

export type RemoteName = keyof RuntimeConfig['remotes'];
export interface RemoteModule {
  default: ComponentType;
}

/** All files at once: each would else be asked for once the one before it has run. */
function preload({ entry, scripts, styles }: RemoteFiles): void {
  const asked = new Set(Array.from(document.querySelectorAll('link'), ({ href }) => href));
  const ask = (as: 'script' | 'style') => (href: string) => {
    // By the shell's first script.
    if (asked.has(href)) return;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', href, as }));
  };
  [entry, ...scripts].forEach(ask('script'));
  styles.forEach(ask('style'));
}

/**
 * Loads a remote's routes from the address in the run-time configuration. Registering with `force` makes a retry load the
 * files again.
 * @throws when its files are missing or broken
 */
export async function loadRemoteRoutes(
  name: RemoteName,
  remotes: RuntimeConfig['remotes'],
): Promise<RemoteModule> {
  const [{ loadRemote, registerRemotes }, files] = await Promise.all([
    // The shell's first script preloads the file by this chunk name.
    import(/* webpackChunkName: "federation" */ './federation'),
    fetchManifest(new URL(remotes[name].entry, window.location.origin).href),
  ]);
  preload(files);
  registerRemotes([{ name, entry: files.entry, entryGlobalName: files.globalName }], { force: true });
  const module = await loadRemote<RemoteModule>(`${name}/routes`);
  if (!module) throw new Error(`The remote ${name} exposes no routes`);
  return module;
}
