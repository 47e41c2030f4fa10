import { CONTEXT_PATHS } from './context-paths.ts';
import type { NginxSettings } from './settings.ts';
import { block, quoted } from './text.ts';

/** Names of the upstream groups, to which requests are forwarded. */
const ALL_PROCESSES = 'manette_all';
const SOCKETS = 'manette_sockets';
const groupOf = (context: string) => `manette_${context}`;

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\]):/;

/**
 * Returns the failure limits of a server. A stopped process on this machine refuses a connection immediately, so nginx tries
 * it for each request and uses it again as soon as it listens. Another machine may not respond at all, so nginx does not use
 * it for 2 s after a failure.
 */
const failureLimits = (address: string): string =>
  LOOPBACK.test(address) ? 'max_fails=0' : 'max_fails=1 fail_timeout=2s';

/**
 * Reads reuse open connections: nginx retries a read if the process closes the connection at that moment. A write must not be
 * retried, so each write has its own connection [OPS-070]. The timeout is shorter than the API's 65 s, so that nginx closes
 * idle connections first.
 */
const KEPT = ['keepalive 32;', 'keepalive_timeout 30s;'];

const group = (name: string, servers: string[], options: string[] = []): string =>
  // The zone shares the state of a group among nginx's worker processes.
  block(`upstream ${name}`, `zone ${name} 128k;`, ...servers, ...options);

const usual = (upstreams: string[]): string[] =>
  upstreams.map((address) => `server ${address} ${failureLimits(address)};`);

/**
 * The same processes for writes such as PUT and DELETE, which nginx itself would send to a second process although the first
 * one may have executed them. nginx skips a process for 1 s after it refused a connection, so that the second attempt reaches
 * another process.
 */
const once = (upstreams: string[]): string[] =>
  upstreams.map((address) => `server ${address} max_fails=1 fail_timeout=1s;`);

const groups = (name: string, upstreams: string[]): string[] => [
  group(name, usual(upstreams), KEPT),
  group(`${name}_writes`, usual(upstreams)),
  group(`${name}_once`, once(upstreams)),
];

const pattern = (path: string): string => `~^${path}(?:/|$)`;

/** Maps a path to the group of processes that answers it. */
const groupByPath = ({ contexts }: NginxSettings): string =>
  block(
    'map $uri $manette_group',
    `default ${ALL_PROCESSES};`,
    ...contexts.flatMap(({ name }) =>
      CONTEXT_PATHS[name].map((path) => `${quoted(pattern(path))} ${groupOf(name)};`),
    ),
  );

/**
 * A polling client sends many requests, which only the process with its Socket.IO session can answer. So all polling requests
 * from one IP address go to the same process. A WebSocket is a single request, so it can go to any process.
 */
const stickiness = block(
  'map "$arg_transport:$arg_sid" $manette_socket_key',
  'default $remote_addr;',
  '"websocket:" $request_id;',
);

/** The groups of processes, and the variables that choose among them. */
export const upstreams = (settings: NginxSettings): string =>
  [
    ...groups(ALL_PROCESSES, settings.upstreams),
    group(SOCKETS, ['hash $manette_socket_key consistent;', ...usual(settings.upstreams)], KEPT),
    ...settings.contexts.flatMap((context) => groups(groupOf(context.name), context.upstreams)),
    groupByPath(settings),
    stickiness,
  ].join('\n\n');

/** Forwards a request to its group. */
export const TO_GROUP = 'proxy_pass http://$manette_group$request_uri;';
/** The same for POST and PATCH, which nginx itself retries on a second process only if it has sent nothing of them. */
export const TO_GROUP_WRITES = 'proxy_pass http://${manette_group}_writes$request_uri;';
/** The same for other writes, which nginx itself must not retry. */
export const TO_GROUP_ONCE = 'proxy_pass http://${manette_group}_once$request_uri;';
/** Forwards a request of Socket.IO. */
export const TO_SOCKETS = `proxy_pass http://${SOCKETS};`;
