import type { ComponentType } from 'react';
import type { RuntimeConfig } from '@manette/contracts/http';
import { asCheckedFile } from './checked-file';
import { compatibleRelease } from './compatible-release';
import { fetchManifest, type RemoteFile, type RemoteFiles } from './manifest';
import { refreshFiles } from './refresh-files';

// Written into the code by the build (tools/rspack/federation.mjs); a unit test loads no release.
declare const HOST_API_VERSION: string;
const host = typeof HOST_API_VERSION === 'undefined' ? '0.0.0' : HOST_API_VERSION;

export type RemoteName = keyof RuntimeConfig['remotes'];
export interface RemoteModule {
  default: ComponentType;
}

/** All files at once: each would else be asked for once the one before it has run. */
function preload({ entry, scripts, styles }: RemoteFiles): void {
  const asked = new Set(Array.from(document.querySelectorAll('link'), ({ href }) => href));
  const ask = (as: 'script' | 'style') => (file: RemoteFile) => {
    // By the shell's first script.
    if (asked.has(file.href)) return;
    const link = Object.assign(document.createElement('link'), { rel: 'preload', href: file.href, as });
    document.head.append(asCheckedFile(link, file));
  };
  [entry, ...scripts].forEach(ask('script'));
  styles.forEach(ask('style'));
}

/**
 * @param again fetches the manifest past the browser's cache
 * @returns the files of a remote's first release that works with this shell
 * @throws when there is none, or its manifest is missing, broken or not the one released
 */
export async function findFiles(
  name: RemoteName,
  remotes: RuntimeConfig['remotes'],
  again = false,
): Promise<RemoteFiles> {
  const release = await compatibleRelease(remotes[name], host);
  if (!release) throw new Error(`No release of ${name} works with the shell's host API ${host}`);
  return fetchManifest(release, again);
}

/**
 * Loads a remote's routes from the address in the run-time configuration, of its first release that works with this shell.
 * Registering with `force` makes a retry load the files again.
 * @param again fetches the files past the browser's cache
 * @throws when no release works with this shell, or its files are missing, broken or not those released
 */
export async function loadRemoteRoutes(
  name: RemoteName,
  remotes: RuntimeConfig['remotes'],
  again = false,
): Promise<RemoteModule> {
  const [{ expectRemoteEntry, loadRemote, registerRemotes }, files] = await Promise.all([
    // The shell's first script preloads the file by this chunk name.
    import(/* webpackChunkName: "federation" */ './federation'),
    findFiles(name, remotes, again),
  ]);
  if (again) await refreshFiles([files.entry, ...files.scripts, ...files.styles].map(({ href }) => href));
  preload(files);
  expectRemoteEntry(files.entry);
  const { href: entry } = files.entry;
  registerRemotes([{ name, entry, entryGlobalName: files.globalName }], { force: true });
  const module = await loadRemote<RemoteModule>(`${name}/routes`);
  if (!module) throw new Error(`The remote ${name} exposes no routes`);
  return module;
}
