import { CONTEXT_PATHS } from './context-paths.ts';
import type { NginxSettings } from './settings.ts';
import { block, quoted } from './text.ts';

/** The groups of processes; requests are sent to one of these names. */
const EVERYBODY = 'manette_all';
const SOCKETS = 'manette_sockets';
const groupOf = (context: string) => `manette_${context}`;

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\]):/;

/**
 * A process of this machine that is away refuses at once, so it is asked each time and is back as soon as it listens. Another
 * machine may stay silent: after a failure it is left alone for a moment.
 */
const patienceWith = (address: string): string =>
  LOOPBACK.test(address) ? 'max_fails=0' : 'max_fails=1 fail_timeout=2s';

/**
 * Connections are kept for reads, which are repeated when one is just being closed. A write must not be repeated, so each
 * has a connection of its own [OPS-070]. Shorter than the 65 s of the API, which closes none first.
 */
const KEPT = ['keepalive 32;', 'keepalive_timeout 30s;'];

const group = (name: string, servers: string[], options: string[] = []): string =>
  // What nginx knows of a group is shared by its workers.
  block(`upstream ${name}`, `zone ${name} 128k;`, ...servers, ...options);

const usual = (upstreams: string[]): string[] =>
  upstreams.map((address) => `server ${address} ${patienceWith(address)};`);

/**
 * The same processes for requests that nginx itself would give to a second one although the first may have done them. Who
 * refused a connection is passed over for a second, so that the second try meets another one.
 */
const once = (upstreams: string[]): string[] =>
  upstreams.map((address) => `server ${address} max_fails=1 fail_timeout=1s;`);

const groups = (name: string, upstreams: string[]): string[] => [
  group(name, usual(upstreams), KEPT),
  group(`${name}_writes`, usual(upstreams)),
  group(`${name}_once`, once(upstreams)),
];

const pattern = (path: string): string => `~^${path}(?:/|$)`;

/** Which group answers a path. */
const groupByPath = ({ contexts }: NginxSettings): string =>
  block(
    'map $uri $manette_group',
    `default ${EVERYBODY};`,
    ...contexts.flatMap(({ name }) =>
      CONTEXT_PATHS[name].map((path) => `${quoted(pattern(path))} ${groupOf(name)};`),
    ),
  );

/**
 * A client that polls makes many requests, which only the process that has its session can answer: all of one address go to
 * the same process. A WebSocket is one request, so each goes anywhere.
 */
const stickiness = block(
  'map "$arg_transport:$arg_sid" $manette_socket_key',
  'default $remote_addr;',
  '"websocket:" $request_id;',
);

/** The groups of processes, and the variables that choose among them. */
export const upstreams = (settings: NginxSettings): string =>
  [
    ...groups(EVERYBODY, settings.upstreams),
    group(SOCKETS, ['hash $manette_socket_key consistent;', ...usual(settings.upstreams)], KEPT),
    ...settings.contexts.flatMap((context) => groups(groupOf(context.name), context.upstreams)),
    groupByPath(settings),
    stickiness,
  ].join('\n\n');

/** Where a call or a page is sent to. */
export const TO_GROUP = 'proxy_pass http://$manette_group$request_uri;';
/** The same for a write that nginx itself gives to a second process only when nothing of it was sent. */
export const TO_GROUP_WRITES = 'proxy_pass http://${manette_group}_writes$request_uri;';
/** The same for a write that may be done once only. */
export const TO_GROUP_ONCE = 'proxy_pass http://${manette_group}_once$request_uri;';
/** Where a request of Socket.IO is sent to. */
export const TO_SOCKETS = `proxy_pass http://${SOCKETS};`;
