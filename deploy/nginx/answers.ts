import { UNAVAILABLE_MESSAGE, UNAVAILABLE_PAGE } from './unavailable-page.ts';
import { block } from './text.ts';

const json = (statusCode: number, code: string, message: string): string =>
  `'${JSON.stringify({ statusCode, code, message, requestId: '$manette_request_id' })}'`;

const OWN_HEADERS = [
  'add_header Cache-Control no-store always;',
  'add_header X-Content-Type-Options nosniff always;',
];

/** The request id of a response that nginx itself creates, in the format of the API's request ids. */
export const answerVariables = block(
  'map $request_id $manette_request_id',
  '"~^(?<a>.{8})(?<b>.{4})(?<c>.{4})(?<d>.{4})(?<e>.{12})$" $a-$b-$c-$d-$e;',
);

/** Returns the locations in which nginx itself responds, with the shop's messages and formats (OPS-032, OPS-035). */
export const ownAnswers = (hsts: string): string =>
  [
    block(
      'location @manette_call_away',
      'default_type application/json;',
      'add_header Retry-After 1 always;',
      'add_header X-Request-Id $manette_request_id always;',
      ...OWN_HEADERS,
      hsts,
      `return 503 ${json(503, 'UNAVAILABLE', UNAVAILABLE_MESSAGE)};`,
    ),
    block(
      'location @manette_page_away',
      'default_type "text/html; charset=utf-8";',
      'add_header Retry-After 1 always;',
      `add_header Content-Security-Policy "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'" always;`,
      ...OWN_HEADERS,
      hsts,
      `return 503 '${UNAVAILABLE_PAGE}';`,
    ),
    block(
      'location @manette_too_large',
      'default_type application/json;',
      'add_header X-Request-Id $manette_request_id always;',
      ...OWN_HEADERS,
      hsts,
      `return 413 ${json(413, 'FILE_TOO_LARGE', 'The request is too large')};`,
    ),
  ].join('\n\n');
