import { ERROR_STATUS } from '@manette/contracts/errors';
import type { OpenAPIObject } from '@nestjs/swagger';
import { asServed } from '../support/index.js';
import { attempt } from './attempt.js';
import { Document } from './document.js';
import { MatrixFixtures } from './matrix-fixtures.js';
import { TABLE } from './table.js';
import { ACTORS } from './who.js';

let fixtures: MatrixFixtures;
let document: Document;
beforeAll(async () => {
  fixtures = await MatrixFixtures.create();
  const { body } = await fixtures.app.call.get('/api/docs-json').expect(200);
  document = new Document(asServed(body as OpenAPIObject));
});
afterAll(() => fixtures.end());

/** Responses that the page may cache to be read offline, until the session ends [POC-026]. */
const READABLE_OFFLINE = [
  ...['get /api/messages/support/tickets', 'get /api/messages/support/ticket/{id}'],
  'get /api/messages/support/{ticketId}',
];

/** Responses that a browser may cache if it revalidates them. All other responses are personal and not cached. */
const REVALIDATED = [
  ...['get /api/accounts', 'get /api/accounts/{id}', 'get /api/giftcards', 'get /api/giftcards/{id}'],
  'get /api/config',
  ...READABLE_OFFLINE,
];

/** Pictures of the product, which are the same for every caller. */
const PUBLIC = ['get /api/guides/pictures/{name}.svg'];

const keptFor = (call: string): string => {
  if (PUBLIC.includes(call)) return 'public, max-age=86400';
  return REVALIDATED.includes(call) ? 'private, no-cache' : 'no-store';
};

it('the table contains every call of the product, and no others', () => {
  const listed = new Set(TABLE.map(({ call }) => call));
  expect([...listed].sort()).toEqual(document.calls.sort());
});

it('[contract 1] the document tells which calls need no session', () => {
  const open = TABLE.filter(({ answers }) => answers.anonymous !== 'UNAUTHENTICATED').map(({ call }) => call);
  expect(document.calls.filter((call) => document.isForAnyone(call)).sort()).toEqual(open.sort());
});

it.each([
  ['post /api/messages/public', { file: 'one' }],
  ['post /api/messages/support', { file: 'one' }],
  ['put /api/users/profile/picture', { profilePicture: 'one' }],
  ['post /api/accounts', { images: 'many' }],
  ['put /api/accounts/{id}', { images: 'many' }],
  ['post /api/accounts/upload', { prixFile: 'one', images: 'many' }],
  ['post /api/giftcards', { images: 'many' }],
  ['put /api/giftcards/{id}', { images: 'many' }],
  ['post /api/giftcards/bulk-upload', { prixFile: 'one', image: 'one' }],
  ['post /api/vault/giftcards/{listingId}/import', { file: 'one' }],
])('[contract 1] the document names the files of %s', (call, files) => {
  expect(document.filesOf(call)).toEqual(files);
});

describe.each(TABLE.map((row) => [`${row.call} ${row.doing ?? ''}`.trim(), row] as const))('%s', (_, row) => {
  it.each(ACTORS.map((actor) => [actor, row.answers[actor]] as const))(
    'responds to the %s with %s, as documented',
    async (actor, answer) => {
      const given = await attempt(fixtures, row, actor);
      if (row.endsSession) await fixtures.signInAgain(actor);
      const { status, body, headers } = given;
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      if (/^(text|application\/json)/.test(headers['content-type'] ?? ''))
        expect(headers['content-type']).toMatch(/; charset=utf-8$/);
      const code = (body as { code?: string }).code;
      document.judge(row.call, given);
      expect(headers['cache-control']).toBe(status < 400 ? keptFor(row.call) : 'no-store');
      if (typeof answer === 'number') expect([status, code]).toEqual([answer, undefined]);
      else expect([status, code]).toEqual([ERROR_STATUS[answer], answer]);
    },
  );
});

describe('after all these calls', () => {
  it.each(TABLE.filter(({ call }) => call.startsWith('get ')).map((row) => [row.call, row] as const))(
    '[contract 1] %s still responds as documented',
    async (call, row) => document.judge(call, await attempt(fixtures, row, 'administrator')),
  );
});
