import { answerVariables } from './answers.ts';
import { releaseVariables } from './releases.ts';
import { publicServer, redirectServer, type Listening } from './server.ts';
import { publicPortOf, type NginxSettings } from './settings.ts';
import { block } from './text.ts';
import { upstreams } from './upstreams.ts';
import { forwardingVariables } from './forwarding.ts';

const HEAD = '# Written by `npm run nginx`; write it again instead of changing it.';

/** A connection can be upgraded only to a WebSocket. Without an upgrade it stays open for the next request. */
const connection = [
  block('map $http_upgrade $manette_upgrade', 'default "";', '"~*^websocket$" websocket;'),
  block('map $http_upgrade $manette_connection', 'default "";', '"~*^websocket$" upgrade;'),
].join('\n\n');

/** Returns the configuration for nginx's folder `conf.d`, whose files are included in the block `http`. */
export const serverConfiguration = (settings: NginxSettings, listening: Listening): string =>
  [
    HEAD,
    upstreams(settings),
    connection,
    forwardingVariables,
    answerVariables,
    ...(settings.releases ? [releaseVariables] : []),
    publicServer(settings, listening),
    ...(settings.httpPort ? [redirectServer(settings.httpPort, settings, listening)] : []),
  ].join('\n\n') + '\n';

/** Returns the directives for temporary folders, which nginx creates. The port in the names separates shops on one machine. */
const temporaryPaths = (port: number): string[] =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path /tmp/manette-nginx-${port}-${name};`,
  );

/** Returns a complete configuration for `nginx -c FILE`. It needs only the right to its ports, and writes only below /tmp. */
export function standaloneConfiguration(settings: NginxSettings, listening: Listening): string {
  const port = publicPortOf(settings.publicUrl);
  return (
    [
      'worker_processes auto;',
      'worker_rlimit_nofile 16384;',
      `pid /tmp/manette-nginx-${port}.pid;`,
      'error_log stderr warn;',
      block('events', 'worker_connections 4096;'),
      block('http', ...temporaryPaths(port), '', serverConfiguration(settings, listening).trim()),
    ].join('\n') + '\n'
  );
}
