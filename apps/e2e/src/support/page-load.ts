import { createHash } from 'node:crypto';
import { Agent, get as ask, type IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { product } from './product.ts';

interface Config {
  remotes: { storefront: { entry: string; integrity?: Record<string, string> } };
}

/** A file as it was transferred. */
interface Answer {
  encoding: string | undefined;
  bytes: Buffer;
}

const agent = new Agent({ keepAlive: true });

function get(address: string): Promise<Answer> {
  const headers = { accept: '*/*', 'accept-encoding': 'br' };
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const take = (answer: IncomingMessage) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('error', reject);
    answer.on('end', () => {
      if (answer.statusCode !== 200) reject(new Error(`${address}: ${answer.statusCode}`));
      else resolve({ encoding: answer.headers['content-encoding'], bytes: Buffer.concat(parts) });
    });
  };
  ask(new URL(address, product.origin), { agent, headers }, take).on('error', reject);
  return promise;
}

const plain = ({ encoding, bytes }: Answer): Buffer =>
  encoding === 'br' ? brotliDecompressSync(bytes) : bytes;
const textAt = async (address: string): Promise<string> => plain(await get(address)).toString();

const sri = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Contents whose digest has been verified: the same bytes are not verified again. */
const proved = new Map<string, Buffer>();

/** Loads a file, and verifies its digest if it has one. */
async function load(address: string, digest?: string): Promise<Answer> {
  const answer = await get(address);
  const key = `${digest} ${answer.encoding}`;
  if (!digest || proved.get(key)?.equals(answer.bytes)) return answer;
  if (sri(plain(answer)) !== digest) throw new Error(`${address} is not what was released`);
  proved.set(key, answer.bytes);
  return answer;
}

const TAG = /<(?:script|link)\b[^>]*>/g;
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** Returns the scripts and styles of a page. */
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
 * @returns the URLs of the loaded files
 * @throws when a file is missing or differs from the released one
 */
export async function loadPage(): Promise<string[]> {
  const [html, config] = await Promise.all([textAt('/'), textAt('/api/config')]);
  const files = filesOf(html);
  const { entry, integrity = {} } = (JSON.parse(config) as Config).remotes.storefront;
  const manifest = plain(await load(entry, integrity['mf-manifest.json'])).toString();
  const { metaData } = JSON.parse(manifest) as { metaData: { remoteEntry: { name: string } } };
  const { name } = metaData.remoteEntry;
  const remoteEntry = new URL(name, new URL(entry, product.origin)).pathname;
  await Promise.all([
    ...files.map(({ address, digest }) => load(address, digest)),
    load(remoteEntry, integrity[name]),
  ]);
  return [...files.map(({ address }) => address), entry, remoteEntry];
}
