import type { RemoteRelease } from '@manette/contracts/http';
import { fetchOrReusePreloaded } from '@manette/web-api';

const ANSWER_WITHIN_MS = 20_000;

/** The fields that the shell reads from a remote's `mf-manifest.json`. */
interface Manifest {
  metaData: { remoteEntry: { name: string; type: 'global'; path: string }; globalName: string };
  exposes: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
  /** Absent from remotes that were built before manifests listed the pages. */
  pages?: { path: string; files: string[] }[];
  /** Digests by file, if the remote is built with digests. */
  integrity?: Record<string, string>;
}

/** A remote's file: its address and, if known, its digest in the format of W3C Subresource Integrity. */
export interface RemoteFile {
  href: string;
  integrity?: string | undefined;
}

/** A remote's files. */
export interface RemoteFiles {
  entry: RemoteFile;
  globalName: string;
  /** The scripts that its routes need first. */
  scripts: RemoteFile[];
  styles: RemoteFile[];
  /** The additional files of its home page. */
  firstPage: RemoteFile[];
}

/** @returns digests by address; the names of the files in `digests` are relative to the manifest */
const byAddress = (manifest: string, digests: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(digests).map(([file, digest]) => [new URL(file, manifest).href, digest]));

/**
 * Reads the addresses of a remote's files from its manifest. The shell's first script may have requested the manifest already.
 * @param release the manifest's address; with digests, a manifest or remote entry that differs is rejected [OPS-057]
 * @param again bypasses the browser's cache
 * @throws when the manifest is missing, is not a manifest, or does not match its digest
 */
export async function fetchManifest(
  { entry, integrity }: RemoteRelease,
  again = false,
): Promise<RemoteFiles> {
  const address = new URL(entry, window.location.origin).href;
  const released = byAddress(address, integrity);
  const answer = await fetchOrReusePreloaded(address, {
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...(again ? { cache: 'reload' } : {}),
    ...(released[address] ? { integrity: released[address] } : {}),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const manifest = (await answer.json()) as Manifest;
  const routes = manifest.exposes.find(({ name }) => name === 'routes');
  if (!routes) throw new Error(`${address} names no routes`);
  const digests = { ...byAddress(address, manifest.integrity), ...released };
  const file = (name: string): RemoteFile => {
    const { href } = new URL(name, address);
    return { href, integrity: digests[href] };
  };
  const { remoteEntry, globalName } = manifest.metaData;
  return {
    entry: file(remoteEntry.path + remoteEntry.name),
    globalName,
    scripts: routes.assets.js.sync.map(file),
    styles: routes.assets.css.sync.map(file),
    firstPage: manifest.pages?.find(({ path }) => path === '')?.files.map(file) ?? [],
  };
}
