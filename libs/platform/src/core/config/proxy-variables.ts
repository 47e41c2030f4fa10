import { z } from 'zod';

const PORT = '(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])';
const UPSTREAM = `(?:[a-zA-Z0-9](?:[a-zA-Z0-9.-]{0,252}[a-zA-Z0-9])?|\\[[0-9a-fA-F:.]{2,45}\\]):${PORT}`;
const LIST = new RegExp(`^${UPSTREAM}(?:,${UPSTREAM})*$`);
const ONE_PORT = new RegExp(`^${PORT}$`);
const LONGEST = 4_000;

const compact = z
  .string()
  .max(LONGEST, `must have at most ${LONGEST} characters`)
  .transform((given) => given.replaceAll(' ', ''));

const list = compact
  .refine((given) => LIST.test(given), 'must be host:port, several separated by commas')
  .transform((given) => given.split(','));

/** A context's name, and the processes that its calls are sent to. */
export interface ContextUpstreams {
  name: string;
  upstreams: string[];
}

function readContexts(given: string): ContextUpstreams[] | undefined {
  const parts = given.split(';').filter(Boolean);
  const read = parts.map((part) => /^([a-z]+)=(.+)$/.exec(part) ?? []);
  const names = new Set(read.map(([, name]) => name));
  if (names.size !== parts.length || !read.every(([, , upstreams]) => LIST.test(upstreams ?? '')))
    return undefined;
  return read.map(([, name = '', upstreams = '']) => ({ name, upstreams: upstreams.split(',') }));
}

/** nginx would read `$` as a variable, and nobody needs these characters in a path. */
const path = z
  .string()
  .regex(/^[^$"'\\\p{Cc}]{1,1000}$/u, 'must be a path without $, quotes, backslashes and line breaks');

/** Rules of the variables that only `npm run nginx` reads (operations.md, sections 1 and 8). */
export const proxyVariables = {
  UPSTREAMS: list.optional(),
  CONTEXT_UPSTREAMS: compact
    .refine(
      (given) => readContexts(given) !== undefined,
      'must be name=host:port,host:port, several separated by semicolons',
    )
    .transform((given) => readContexts(given) ?? [])
    .default([]),
  TLS_CERTIFICATE: path.optional(),
  TLS_KEY: path.optional(),
  HTTP_PORT: z
    .string()
    .refine((given) => given === 'off' || ONE_PORT.test(given), 'must be a port from 1 to 65535, or off')
    .transform((given) => (given === 'off' ? given : Number(given)))
    .default(80),
};
