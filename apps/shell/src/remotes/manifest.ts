import { fetchOrReusePreloaded } from '@manette/web-api';

const ANSWER_WITHIN_MS = 20_000;

/** What the shell reads of a remote's `mf-manifest.json`. */
interface Manifest {
  metaData: { remoteEntry: { name: string; type: 'global'; path: string }; globalName: string };
  exposes: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/** A remote's files, as addresses. */
export interface RemoteFiles {
  entry: string;
  globalName: string;
  /** The files that its routes begin with. */
  scripts: string[];
  styles: string[];
}

/**
 * Reads where a remote's files are. The shell's first script may have requested the manifest already.
 * @param address of the manifest; the files are named relative to it
 * @throws when it is not there or is no manifest
 */
export async function fetchManifest(address: string): Promise<RemoteFiles> {
  const answer = await fetchOrReusePreloaded(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const { metaData, exposes } = (await answer.json()) as Manifest;
  const routes = exposes.find(({ name }) => name === 'routes');
  if (!routes) throw new Error(`${address} names no routes`);
  const at = (file: string) => new URL(file, address).href;
  return {
    entry: at(metaData.remoteEntry.path + metaData.remoteEntry.name),
    globalName: metaData.globalName,
    scripts: routes.assets.js.sync.map(at),
    styles: routes.assets.css.sync.map(at),
  };
}
