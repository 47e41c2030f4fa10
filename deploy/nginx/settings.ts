import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { CONTEXT_PATHS, type Context } from './context-paths.ts';

/** What the configuration is written from. */
export interface NginxSettings {
  publicUrl: URL;
  /** `host:port` of the processes that answer. */
  upstreams: string[];
  /** Contexts that have processes of their own. */
  contexts: { name: Context; upstreams: string[] }[];
  /** With an https address of the shop. */
  tls: { certificate: string; key: string } | undefined;
  /** Where plain http is sent on to https; undefined when nowhere. */
  httpPort: number | undefined;
  /** The folder of the releases; undefined when they are in S3 or as built. */
  releases: string | undefined;
}

const PORT = '(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])';
const UPSTREAM = `(?:[a-zA-Z0-9](?:[a-zA-Z0-9.-]{0,252}[a-zA-Z0-9])?|\\[[0-9a-fA-F:.]{2,45}\\]):${PORT}`;
const LIST = new RegExp(`^${UPSTREAM}(?:,${UPSTREAM})*$`);
const MOST = 4_000;

const LIST_SENTENCE = 'must be host:port, several separated by commas';
const list = z
  .string()
  .max(MOST, LIST_SENTENCE)
  .transform((given) => given.replaceAll(' ', ''))
  .refine((given) => LIST.test(given), LIST_SENTENCE)
  .transform((given) => given.split(','));

const CONTEXTS_SENTENCE = `must be name=host:port,host:port, several separated by semicolons, with names of ${Object.keys(CONTEXT_PATHS).join(', ')}`;
const contextUpstreams = z
  .string()
  .max(MOST, CONTEXTS_SENTENCE)
  .transform((given, checked) => {
    const parts = given.replaceAll(' ', '').split(';').filter(Boolean);
    const read = parts.map((part) => {
      const [name = '', upstreams = ''] = part.split('=', 2);
      return { name: name as Context, upstreams: upstreams.split(','), valid: LIST.test(upstreams) };
    });
    const names = new Set<string>(read.map(({ name }) => name));
    const wellFormed = read.every(({ name, valid }) => valid && Object.hasOwn(CONTEXT_PATHS, name));
    if (wellFormed && names.size === read.length)
      return read.map(({ name, upstreams }) => ({ name, upstreams }));
    checked.addIssue(CONTEXTS_SENTENCE);
    return z.NEVER;
  });

const PORT_SENTENCE = 'must be a port from 1 to 65535';
const port = z
  .string()
  .refine((given) => new RegExp(`^${PORT}$`).test(given), PORT_SENTENCE)
  .transform(Number);

/** nginx would read `$` as a variable; nobody needs it, a quote or a line break in a path. */
const PATH_SENTENCE = 'must be a path without $, quotes and line breaks';
const path = z.string().regex(/^[^$"'\\\p{Cc}]{1,1000}$/u, PATH_SENTENCE);

const ORIGIN_SENTENCE = 'must be an http:// or https:// origin, without a path';
const origin = z
  .url({ protocol: /^https?$/, hostname: /^[a-zA-Z0-9.:[\]-]{1,253}$/, error: ORIGIN_SENTENCE })
  .transform((given) => given.replace(/\/$/, ''))
  .refine((given) => URL.canParse(given) && new URL(given).origin === given, ORIGIN_SENTENCE);

/** The variables of `npm run nginx`, each with its rule. */
const variables = z.object({
  PUBLIC_URL: origin.optional(),
  PORT: port.default(4200),
  UPSTREAMS: list.optional(),
  CONTEXT_UPSTREAMS: contextUpstreams.default([]),
  TLS_CERTIFICATE: path.optional(),
  TLS_KEY: path.optional(),
  HTTP_PORT: z.union([z.literal('off'), port], 'must be a port from 1 to 65535, or off').default(80),
  RELEASES: path.optional(),
});

/** Either what was read, or a line for each variable that is missing or malformed. */
export type ReadSettings =
  { settings: NginxSettings; faults: [] } | { settings: undefined; faults: string[] };

const refused = (faults: string[]): ReadSettings => ({ settings: undefined, faults });

/**
 * Reads the variables of `npm run nginx`; an empty one counts as absent.
 * @param folder against which relative paths are read; nginx has another one
 */
export function readNginxSettings(given: NodeJS.ProcessEnv, folder: string): ReadSettings {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const { data, error } = variables.safeParse(filled);
  if (error) return refused(error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`));
  if (!data.PUBLIC_URL) return refused(['PUBLIC_URL is required']);
  const publicUrl = new URL(data.PUBLIC_URL);
  const secure = publicUrl.protocol === 'https:';
  const { TLS_CERTIFICATE: certificate, TLS_KEY: key, RELEASES } = data;
  const missing = Object.entries({ TLS_CERTIFICATE: certificate, TLS_KEY: key }).filter(([, file]) => !file);
  if (secure && missing.length > 0)
    return refused(missing.map(([name]) => `${name} is required when PUBLIC_URL is https`));
  const httpPort = secure && data.HTTP_PORT !== 'off' ? data.HTTP_PORT : undefined;
  if (httpPort === publicPortOf(publicUrl))
    return refused(['HTTP_PORT must be another port than that of PUBLIC_URL']);
  const absolute = (file: string) => (isAbsolute(file) ? file : resolve(folder, file));
  return {
    faults: [],
    settings: {
      publicUrl,
      upstreams: data.UPSTREAMS ?? [`127.0.0.1:${data.PORT}`],
      contexts: data.CONTEXT_UPSTREAMS,
      tls:
        secure && certificate && key ? { certificate: absolute(certificate), key: absolute(key) } : undefined,
      httpPort,
      releases: RELEASES && !RELEASES.startsWith('s3:') ? absolute(RELEASES) : undefined,
    },
  };
}

/** The port of an address, also where it is the usual one of its protocol. */
export const publicPortOf = ({ port: given, protocol }: URL): number =>
  given === '' ? (protocol === 'https:' ? 443 : 80) : Number(given);
