import { isAbsolute, resolve } from 'node:path';
import { readVariables } from '@manette/platform/environment';
import { CONTEXT_PATHS, type Context } from './context-paths.ts';

/** The settings from which the configuration is written. */
export interface NginxSettings {
  publicUrl: URL;
  /** `host:port` of the processes that answer. */
  upstreams: string[];
  /** Contexts that have processes of their own. */
  contexts: { name: Context; upstreams: string[] }[];
  /** Certificate and key; undefined if the shop's address is not https. */
  tls: { certificate: string; key: string } | undefined;
  /** The port on which plain http is redirected to https; undefined if there is none. */
  httpPort: number | undefined;
  /** The folder of the releases; undefined if they are in S3, or if the front ends are served as they were built. */
  releases: string | undefined;
}

const READ = [
  'PUBLIC_URL',
  'PORT',
  'UPSTREAMS',
  'CONTEXT_UPSTREAMS',
  'TLS_CERTIFICATE',
  'TLS_KEY',
  'HTTP_PORT',
  'RELEASES',
] as const;

/** Match values without characters that have a special meaning for nginx. */
const PLAIN_HOST = /^[a-zA-Z0-9.:[\]-]+$/;
const PLAIN_PATH = /^[^$"'\\\p{Cc}]+$/u;

/** Either the settings, or a line for each variable that is missing or malformed. */
export type ReadSettings =
  | { settings: NginxSettings; faults: [] }
  | { settings?: undefined; faults: string[] };

type Environment = ReturnType<typeof readVariables>['environment'];

const isContext = (name: string): name is Context => Object.hasOwn(CONTEXT_PATHS, name);

function faultsOf({ PUBLIC_URL, ...environment }: Environment, releases: string | undefined): string[] {
  if (!PUBLIC_URL) return ['PUBLIC_URL is required'];
  const url = new URL(PUBLIC_URL);
  const secure = url.protocol === 'https:';
  const missing = (['TLS_CERTIFICATE', 'TLS_KEY'] as const).filter((name) => secure && !environment[name]);
  const known = Object.keys(CONTEXT_PATHS).join(', ');
  const conditions: [boolean, string][] = [
    [!PLAIN_HOST.test(url.hostname), 'PUBLIC_URL must have a host of letters, digits, dots and hyphens'],
    ...missing.map((name): [boolean, string] => [true, `${name} is required when PUBLIC_URL is https`]),
    [
      secure && environment.HTTP_PORT === publicPortOf(url),
      'HTTP_PORT must be another port than that of PUBLIC_URL',
    ],
    [
      environment.CONTEXT_UPSTREAMS.some(({ name }) => !isContext(name)),
      `CONTEXT_UPSTREAMS must name contexts of ${known}`,
    ],
    [
      releases !== undefined && !PLAIN_PATH.test(releases),
      'RELEASES must be a path without $, quotes, backslashes and line breaks',
    ],
  ];
  return conditions.flatMap(([holds, line]) => (holds ? [line] : []));
}

/**
 * Reads the variables of `npm run nginx`; an empty one counts as absent.
 * @param folder against which relative paths are resolved, because nginx would resolve them against another folder
 */
export function readNginxSettings(given: NodeJS.ProcessEnv, folder: string): ReadSettings {
  const { environment, malformed } = readVariables(given);
  const releases = given.RELEASES && !given.RELEASES.startsWith('s3:') ? given.RELEASES : undefined;
  const ill = READ.flatMap((name) => malformed.get(name) ?? []);
  const faults = ill.length > 0 ? ill : faultsOf(environment, releases);
  if (faults.length > 0 || !environment.PUBLIC_URL) return { faults };
  const { PORT, UPSTREAMS, CONTEXT_UPSTREAMS, HTTP_PORT } = environment;
  const publicUrl = new URL(environment.PUBLIC_URL);
  const absolute = (file: string) => (isAbsolute(file) ? file : resolve(folder, file));
  const { TLS_CERTIFICATE: certificate, TLS_KEY: key } = environment;
  const secure = publicUrl.protocol === 'https:' && certificate && key;
  return {
    faults: [],
    settings: {
      publicUrl,
      upstreams: UPSTREAMS ?? [`127.0.0.1:${PORT}`],
      contexts: CONTEXT_UPSTREAMS.flatMap(({ name, upstreams }) =>
        isContext(name) ? [{ name, upstreams }] : [],
      ),
      tls: secure ? { certificate: absolute(certificate), key: absolute(key) } : undefined,
      httpPort: secure && HTTP_PORT !== 'off' ? HTTP_PORT : undefined,
      releases: releases === undefined ? undefined : absolute(releases),
    },
  };
}

/** Returns the port of a URL, or the default port of its protocol if it names none. */
export const publicPortOf = ({ port: given, protocol }: URL): number =>
  given === '' ? (protocol === 'https:' ? 443 : 80) : Number(given);
