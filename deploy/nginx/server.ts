import { ownAnswers } from './answers.ts';
import { releaseLocation } from './releases.ts';
import { publicPortOf, type NginxSettings } from './settings.ts';
import { block, quoted } from './text.ts';
import { UPLOAD_PATHS } from './upload-paths.ts';
import { TO_GROUP_WRITES, TO_SOCKETS } from './upstreams.ts';
import { OWN_WAY, ways } from './ways.ts';

/** How a server listens: also by IPv6 where the machine has it. */
export interface Listening {
  ipv6: boolean;
}

const listen = (port: number, { ipv6 }: Listening, options = ''): string[] =>
  ['', '[::]:'].slice(0, ipv6 ? 2 : 1).map((address) => `listen ${address}${port}${options};`);

/** The header by which browsers come by https from then on; the same as the API's, which it replaces. */
const HSTS = 'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;';

/** Mozilla's intermediate configuration: all browsers of the last years. */
const tlsOf = (tls: NonNullable<NginxSettings['tls']>): string[] => [
  `ssl_certificate ${quoted(tls.certificate)};`,
  `ssl_certificate_key ${quoted(tls.key)};`,
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;',
  'ssl_prefer_server_ciphers off;',
  'ssl_session_cache shared:manette_tls:10m;',
  'ssl_session_timeout 1d;',
  'ssl_session_tickets off;',
];

/** What the API is told; whatever else a client says of itself or of a trace is not passed on. */
const passing = ({ publicUrl }: NginxSettings): string[] => [
  'proxy_http_version 1.1;',
  `proxy_set_header Host ${quoted(publicUrl.host)};`,
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  ...['Forwarded', 'X-Forwarded-Host', 'X-Real-IP', 'traceparent', 'tracestate', 'baggage'].map(
    (name) => `proxy_set_header ${name} "";`,
  ),
  'proxy_set_header Upgrade $manette_upgrade;',
  'proxy_set_header Connection $manette_connection;',
  'proxy_headers_hash_max_size 1024;',
  'proxy_headers_hash_bucket_size 128;',
  'proxy_connect_timeout 2s;',
  // An upload of many pictures is the slowest call.
  'proxy_read_timeout 130s;',
  'proxy_send_timeout 130s;',
  'proxy_buffer_size 16k;',
  'proxy_buffers 16 16k;',
  'proxy_busy_buffers_size 32k;',
  'proxy_max_temp_file_size 0;',
  'proxy_next_upstream error timeout;',
  'proxy_next_upstream_tries 2;',
];

/** POST and PATCH, which nginx gives to no second process once it has sent them; all else goes its own way. */
const CALLS = ['proxy_request_buffering off;', `if ($manette_way) { return ${OWN_WAY}; }`, TO_GROUP_WRITES];

const locations = (settings: NginxSettings, hsts: string): string[] => [
  block('location /', ...CALLS),
  block(
    `location ~ "^(?:${UPLOAD_PATHS.join('|')})$"`,
    // The API knows the limit of each form, and refuses before it has read the body.
    'client_max_body_size 0;',
    ...CALLS,
  ),
  // What other apps share is answered without being read.
  block('location = /share', 'client_max_body_size 0;', ...CALLS),
  block(
    'location ^~ /socket.io',
    'proxy_buffering off;',
    // A process that is being replaced takes no new connection; another one does.
    'proxy_next_upstream error timeout http_503;',
    TO_SOCKETS,
  ),
  ways,
  ...(settings.releases ? [releaseLocation(settings.releases, hsts)] : []),
  ownAnswers(hsts),
];

/** The public origin. */
export function publicServer(settings: NginxSettings, listening: Listening): string {
  const hsts = settings.tls ? HSTS : '';
  return block(
    'server',
    ...listen(publicPortOf(settings.publicUrl), listening, settings.tls ? ' ssl http2' : ''),
    `server_name ${quoted(settings.publicUrl.hostname)};`,
    ...(settings.tls ? tlsOf(settings.tls) : []),
    'server_tokens off;',
    // The API logs each call, without its query, which may hold a token.
    'access_log off;',
    // What the API sends is compressed already, and stays as it is.
    'gzip off;',
    'client_max_body_size 1m;',
    'large_client_header_buffers 4 16k;',
    'keepalive_timeout 65s;',
    ...passing(settings),
    ...(hsts ? ['proxy_hide_header Strict-Transport-Security;', hsts] : []),
    'recursive_error_pages on;',
    `error_page ${OWN_WAY} = $manette_way;`,
    'error_page 413 = @manette_too_large;',
    'error_page 502 504 = $manette_after_failure;',
    '',
    locations(settings, hsts).join('\n\n'),
  );
}

/** Sends plain http on to https. */
export const redirectServer = (port: number, settings: NginxSettings, listening: Listening): string =>
  block(
    'server',
    ...listen(port, listening),
    `server_name ${quoted(settings.publicUrl.hostname)};`,
    'server_tokens off;',
    'access_log off;',
    `return 308 ${settings.publicUrl.origin}$request_uri;`,
  );
