import { block, quoted } from './text.ts';
import { BY_METHOD } from './forwarding.ts';

/** Content types by the file's ending, without `.br` or `.gz`; the same types as the API sends. */
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

/** Variables for the compression that the browser accepts, and for the encoding and the content type of the file. */
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

/** Matches the files of released versions, but neither the list of releases nor hidden files. */
const FILE = '^/releases/(?<manette_file>(?:shell|storefront|admin)(?:/[^/.][^/]*)+)$';

/**
 * Returns the location that serves the files of releases from their folder, compressed if the build compressed them (OPS-031).
 * The files never change. A file that is not in the folder is requested from the API, which may have it in its own store.
 */
export const releaseLocation = (folder: string, hsts: string): string =>
  block(
    `location ~ "${FILE}"`,
    // Other methods go to the API, which decides what it allows. POST and PATCH have no `$manette_location`.
    `error_page ${BY_METHOD} = @manette_once;`,
    `if ($request_method !~ "^(?:GET|HEAD)$") { return ${BY_METHOD}; }`,
    `root ${quoted(folder)};`,
    'try_files /$manette_file$manette_compressed /$manette_file @manette_reads;',
    'types { }',
    // nginx cannot derive the content type from a name such as `x.js.br`, so a header below sets it.
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
