import { ownAnswers } from './answers.ts';
import { releaseLocation } from './releases.ts';
import { publicPortOf, type NginxSettings } from './settings.ts';
import { block, quoted } from './text.ts';
import { UPLOAD_PATHS } from './upload-paths.ts';
import { TO_GROUP_WRITES, TO_SOCKETS } from './upstreams.ts';
import { BY_METHOD, forwarding } from './forwarding.ts';

/** How a server listens: `ipv6` adds IPv6, on machines that have it. */
export interface Listening {
  ipv6: boolean;
}

const listen = (port: number, { ipv6 }: Listening, options = ''): string[] =>
  ['', '[::]:'].slice(0, ipv6 ? 2 : 1).map((address) => `listen ${address}${port}${options};`);

/** The header that makes browsers use only https from then on. It equals the header of the API and replaces it. */
const HSTS = 'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;';

/** Returns Mozilla's intermediate configuration, which all browsers of recent years support. */
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

/** Returns the directives for forwarded requests. Headers in which a client describes itself or a trace are not passed on. */
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

/**
 * Forwards POST and PATCH, which nginx does not retry on a second process after it has sent them. Other requests go to the
 * location that `$manette_location` names.
 */
const CALLS = [
  'proxy_request_buffering off;',
  `if ($manette_location) { return ${BY_METHOD}; }`,
  TO_GROUP_WRITES,
];

const locations = (settings: NginxSettings, hsts: string): string[] => [
  block('location /', ...CALLS),
  block(
    `location ~ "^(?:${UPLOAD_PATHS.join('|')})$"`,
    // The API knows the limit of each form, and rejects a larger body before it has read it.
    'client_max_body_size 0;',
    ...CALLS,
  ),
  // The API answers a post of shared content without reading the body.
  block('location = /share', 'client_max_body_size 0;', ...CALLS),
  block(
    'location ^~ /socket.io',
    'proxy_buffering off;',
    // A process answers with 503 while it drains, and for a connection that it does not have: another process has it. So a POST
    // may be repeated, too.
    'proxy_next_upstream error timeout http_503 non_idempotent;',
    TO_SOCKETS,
  ),
  forwarding,
  ...(settings.releases ? [releaseLocation(settings.releases, hsts)] : []),
  ownAnswers(hsts),
];

/** Returns the server of the public origin. */
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
    // The API's responses are compressed already, so nginx passes them on unchanged.
    'gzip off;',
    'client_max_body_size 1m;',
    'large_client_header_buffers 4 16k;',
    'keepalive_timeout 65s;',
    ...passing(settings),
    ...(hsts ? ['proxy_hide_header Strict-Transport-Security;', hsts] : []),
    'recursive_error_pages on;',
    `error_page ${BY_METHOD} = $manette_location;`,
    'error_page 413 = @manette_too_large;',
    'error_page 502 504 = $manette_after_failure;',
    '',
    locations(settings, hsts).join('\n\n'),
  );
}

/** Returns the server that redirects plain http to https. */
export const redirectServer = (port: number, settings: NginxSettings, listening: Listening): string =>
  block(
    'server',
    ...listen(port, listening),
    `server_name ${quoted(settings.publicUrl.hostname)};`,
    'server_tokens off;',
    'access_log off;',
    `return 308 ${settings.publicUrl.origin}$request_uri;`,
  );
