import type { ComponentType } from 'react';
import type { RuntimeConfig } from '@manette/contracts/http';
import { asCheckedFile } from './checked-file';
import { compatibleRelease } from './compatible-release';
import { fetchManifest, type RemoteFile, type RemoteFiles } from './manifest';
import { refreshFiles } from './refresh-files';

// The build defines this constant (tools/rspack/federation.mjs); unit tests load no releases and have none.
declare const HOST_API_VERSION: string;
const host = typeof HOST_API_VERSION === 'undefined' ? '0.0.0' : HOST_API_VERSION;

export type RemoteName = keyof RuntimeConfig['remotes'];
export interface RemoteModule {
  default: ComponentType;
}

/** Preloads all files in parallel; otherwise each file would be requested only after the previous file has run. */
function preload({ entry, scripts, styles }: RemoteFiles): void {
  const asked = new Set(Array.from(document.querySelectorAll('link'), ({ href }) => href));
  const ask = (as: 'script' | 'style') => (file: RemoteFile) => {
    // The shell's first script has preloaded this file already.
    if (asked.has(file.href)) return;
    const link = Object.assign(document.createElement('link'), { rel: 'preload', href: file.href, as });
    document.head.append(asCheckedFile(link, file));
  };
  [entry, ...scripts].forEach(ask('script'));
  styles.forEach(ask('style'));
}

/**
 * Finds the files of a remote by its manifest.
 * @param again bypasses the browser's cache
 * @returns the files of a remote's first release that works with this shell
 * @throws when no release works with this shell, or its manifest is missing, broken or does not match its digest
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
 * Loads a remote's routes from the address in the run-time configuration, using its first release that works with this shell.
 * @param again bypasses the browser's cache
 * @throws when no release works with this shell, or its files are missing, broken or do not match their digests
 */
export async function loadRemoteRoutes(
  name: RemoteName,
  remotes: RuntimeConfig['remotes'],
  again = false,
): Promise<RemoteModule> {
  const [{ expectRemoteEntry, loadRemote, registerRemote }, files] = await Promise.all([
    // The shell's first script preloads the file by this chunk name.
    import(/* webpackChunkName: "federation" */ './federation'),
    findFiles(name, remotes, again),
  ]);
  if (again) await refreshFiles([files.entry, ...files.scripts, ...files.styles].map(({ href }) => href));
  preload(files);
  expectRemoteEntry(files.entry);
  const { href: entry } = files.entry;
  registerRemote({ name, entry, entryGlobalName: files.globalName });
  const module = await loadRemote<RemoteModule>(`${name}/routes`);
  if (!module) throw new Error(`The remote ${name} exposes no routes`);
  return module;
}
