import { createHash } from 'node:crypto';
import { CommandFailure } from '../failure.ts';
import { placeOf, type Base } from './bases.ts';

const TIMEOUT = 30_000;
const DIGEST = /^sha256:[0-9a-f]{64}$/;
/** Media types of manifests: an image for several platforms, or for one. */
const ACCEPT = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');

async function ask(
  url: string,
  method: 'HEAD' | 'GET',
  headers: Record<string, string> = {},
): Promise<Response> {
  try {
    return await fetch(url, { method, headers, signal: AbortSignal.timeout(TIMEOUT) });
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    throw new CommandFailure(`The registry cannot be reached: ${cause?.message || message}`);
  }
}

/**
 * Gets an anonymous token from the address that a registry names when it refuses a request (the Distribution Specification's
 * token authentication).
 */
async function tokenFor(refusal: Response): Promise<string | undefined> {
  const challenge = refusal.headers.get('www-authenticate') ?? '';
  const named = new Map(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const realm = named.get('realm');
  if (!/^bearer /i.test(challenge) || !realm) return undefined;
  const url = new URL(realm);
  for (const name of ['service', 'scope'])
    if (named.has(name)) url.searchParams.set(name, named.get(name) ?? '');
  const answer = await ask(url.href, 'GET');
  if (!answer.ok) return undefined;
  const { token, access_token: accessToken } = (await answer.json()) as Record<string, string | undefined>;
  return token ?? accessToken;
}

async function askWithToken(url: string, method: 'HEAD' | 'GET'): Promise<Response> {
  const answer = await ask(url, method, { accept: ACCEPT });
  if (answer.status !== 401) return answer;
  const token = await tokenFor(answer);
  return token ? ask(url, method, { accept: ACCEPT, authorization: `Bearer ${token}` }) : answer;
}

/** Computes the digest from the bytes of a manifest, for a registry that does not send it. */
async function digestOfBody(answer: Response): Promise<string> {
  return `sha256:${createHash('sha256')
    .update(new Uint8Array(await answer.arrayBuffer()))
    .digest('hex')}`;
}

/**
 * @param registry URL of the registry; by default the registry in the image's name
 * @returns the current digest of the tag
 * @throws CommandFailure when the registry does not answer, or has no such tag
 */
export async function digestOf({ image, tag }: Base, registry?: string): Promise<string> {
  const { host, path } = placeOf(image);
  const url = `${registry?.replace(/\/+$/, '') ?? `https://${host}`}/v2/${path}/manifests/${tag}`;
  const head = await askWithToken(url, 'HEAD');
  const named = head.headers.get('docker-content-digest') ?? '';
  if (head.ok && DIGEST.test(named)) return named;
  const answer = await askWithToken(url, 'GET');
  if (answer.status === 404) throw new CommandFailure(`${image}:${tag} is not in the registry`);
  if (!answer.ok) throw new CommandFailure(`The registry answers ${answer.status} for ${image}:${tag}`);
  const said = answer.headers.get('docker-content-digest') ?? '';
  return DIGEST.test(said) ? said : digestOfBody(answer);
}
