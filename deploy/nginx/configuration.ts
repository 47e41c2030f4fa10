import { answerVariables } from './answers.ts';
import { releaseVariables } from './releases.ts';
import { publicServer, redirectServer, type Listening } from './server.ts';
import { publicPortOf, type NginxSettings } from './settings.ts';
import { block } from './text.ts';
import { upstreams } from './upstreams.ts';
import { wayVariables } from './ways.ts';

const HEAD = '# Written by `npm run nginx`; write it again instead of changing it.';

/** Connections become WebSockets and nothing else; one that does not stays open for the next request. */
const connection = [
  block('map $http_upgrade $manette_upgrade', 'default "";', '"~*^websocket$" websocket;'),
  block('map $http_upgrade $manette_connection', 'default "";', '"~*^websocket$" upgrade;'),
].join('\n\n');

/** Configuration for the folder `conf.d`, inside of the block `http`. */
export const serverConfiguration = (settings: NginxSettings, listening: Listening): string =>
  [
    HEAD,
    upstreams(settings),
    connection,
    wayVariables,
    answerVariables,
    ...(settings.releases ? [releaseVariables] : []),
    publicServer(settings, listening),
    ...(settings.httpPort ? [redirectServer(settings.httpPort, settings, listening)] : []),
  ].join('\n\n') + '\n';

/** nginx makes these folders itself; each has to have another name than those of another shop on the machine. */
const temporaryPaths = (port: number): string[] =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path /tmp/manette-nginx-${port}-${name};`,
  );

/** A whole configuration for `nginx -c FILE`; it needs no rights beyond its ports, and writes below /tmp alone. */
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
