import { createHash } from 'node:crypto';
import { product } from './product.ts';

interface Config {
  remotes: { storefront: { entry: string; integrity?: Record<string, string> } };
}

const sri = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function get(address: string): Promise<Buffer> {
  const answer = await fetch(new URL(address, product.origin), { headers: { accept: '*/*' } });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Gets a file and compares it with its digest, where it has one. */
async function load(address: string, digest?: string): Promise<Buffer> {
  const bytes = await get(address);
  if (digest && sri(bytes) !== digest) throw new Error(`${address} is not what was released`);
  return bytes;
}

const TAG = /<(?:script|link)\b[^>]*>/g;
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** The scripts and styles in a page. */
const filesOf = (html: string) =>
  (html.match(TAG) ?? [])
    .filter((tag) => tag.startsWith('<script') || tag.includes('stylesheet'))
    .map((tag) => ({
      address: attribute(tag, 'src') ?? attribute(tag, 'href') ?? '',
      digest: attribute(tag, 'integrity'),
    }));

/**
 * Loads a page as a browser without a cache does: its scripts and styles, the configuration, and the storefront's manifest and
 * remote entry.
 * @returns the addresses of what was loaded
 * @throws when one of them is missing, or is not what was released
 */
export async function loadPage(): Promise<string[]> {
  const [html, config] = await Promise.all([get('/'), get('/api/config')]);
  const files = filesOf(html.toString());
  const { entry, integrity = {} } = (JSON.parse(config.toString()) as Config).remotes.storefront;
  const manifest = await load(entry, integrity['mf-manifest.json']);
  const { metaData } = JSON.parse(manifest.toString()) as { metaData: { remoteEntry: { name: string } } };
  const { name } = metaData.remoteEntry;
  const remoteEntry = new URL(name, new URL(entry, product.origin)).pathname;
  await Promise.all([
    ...files.map(({ address, digest }) => load(address, digest)),
    load(remoteEntry, integrity[name]),
  ]);
  return [...files.map(({ address }) => address), entry, remoteEntry];
}
