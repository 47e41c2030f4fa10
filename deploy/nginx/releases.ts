import { block, quoted } from './text.ts';

/** Types by the name without what the compression adds; as the API sends them. */
const TYPES: [ending: string, type: string][] = [
  ['m?js', 'text/javascript'],
  ['css', 'text/css'],
  ['json|map', 'application/json'],
  ['webmanifest', 'application/manifest+json'],
  ['html', 'text/html;charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain'],
  ['woff2', 'font/woff2'],
  ['png', 'image/png'],
  ['jpe?g', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['ico', 'image/x-icon'],
  ['wav', 'audio/wav'],
];

const byEnding = (ending: string) => `"~\\.(?:${ending})(?:\\.br|\\.gz)?$"`;

/** What the browser takes, and what the file that is sent is. */
export const releaseVariables = [
  block(
    'map $http_accept_encoding $manette_compressed',
    'default "";',
    '"~*\\bbr\\b(?!\\s*;\\s*q=0(?:\\.0+)?\\s*(?:,|$))" .br;',
    '"~*\\bgzip\\b(?!\\s*;\\s*q=0(?:\\.0+)?\\s*(?:,|$))" .gz;',
  ),
  block('map $uri $manette_encoding', 'default "";', '"~\\.br$" br;', '"~\\.gz$" gzip;'),
  block(
    'map $uri $manette_type',
    'default application/octet-stream;',
    ...TYPES.map(([ending, type]) => `${byEnding(ending)} "${type}";`),
  ),
].join('\n\n');

/** Files of released versions; not the list of releases itself, and nothing that is hidden. */
const FILE = '^/releases/(?<manette_file>(?:shell|storefront|admin)(?:/[^/.][^/]*)+)$';

/**
 * Serves the files of releases from their folder, which never change, compressed where the build left them so (OPS-031). What is
 * not there is asked of the API, which may know it from its own store.
 */
export const releaseLocation = (folder: string, hsts: string): string =>
  block(
    `location ~ "${FILE}"`,
    // The API says what it allows.
    'if ($request_method !~ "^(?:GET|HEAD)$") { return 418; }',
    `root ${quoted(folder)};`,
    'try_files /$manette_file$manette_compressed /$manette_file @manette_reads;',
    'types { }',
    // A name such as `x.js.br` says nothing about the type, so it stands in a header of its own.
    'default_type "";',
    'add_header Content-Type $manette_type;',
    'add_header Content-Encoding $manette_encoding;',
    'add_header Vary Accept-Encoding;',
    'add_header Cache-Control "public, max-age=31536000, immutable";',
    'add_header Access-Control-Allow-Origin *;',
    'add_header Cross-Origin-Resource-Policy cross-origin;',
    'add_header X-Content-Type-Options nosniff;',
    hsts,
  );
