import { API_KEY_SCOPES, type ApiKeyScope } from '@manette/contracts/webhooks';
import { attemptWith } from '../matrix/attempt.js';
import { MatrixFixtures } from '../matrix/matrix-fixtures.js';
import { TABLE } from '../matrix/table.js';
import { ApiKeys } from './support/api-keys.js';

const SUPPORT = '/api/messages/support';
const CATALOGUES = [
  ['accounts', ['upload', 'bulk-upload']],
  ['giftcards', ['bulk-upload']],
] as const;
const FIGURES = ['overview', 'tickets', 'accounts', 'giftcards', 'users', 'ratings', 'activity'];

/** The calls that each scope allows, by pocket.md, section 8. A key may make no other call, whatever its scopes. */
const OPENED: Readonly<Record<string, ApiKeyScope>> = Object.fromEntries([
  ...CATALOGUES.flatMap(([name, uploads]): [string, ApiKeyScope][] => [
    [`get /api/${name}`, `${name}:read`],
    [`get /api/${name}/{id}`, `${name}:read`],
    [`get /api/${name}/new-count`, `${name}:read`],
    [`get /api/${name}/export`, `${name}:read`],
    [`post /api/${name}`, `${name}:write`],
    [`put /api/${name}/{id}`, `${name}:write`],
    [`delete /api/${name}/{id}`, `${name}:write`],
    [`post /api/${name}/mark-viewed`, `${name}:write`],
    ...uploads.map((upload): [string, ApiKeyScope] => [`post /api/${name}/${upload}`, `${name}:write`]),
  ]),
  [`get ${SUPPORT}/tickets`, 'tickets:read'],
  [`get ${SUPPORT}/ticket/{id}`, 'tickets:read'],
  [`get ${SUPPORT}/{ticketId}`, 'tickets:read'],
  [`get ${SUPPORT}/unread-count`, 'tickets:read'],
  [`post ${SUPPORT}`, 'tickets:write'],
  [`patch ${SUPPORT}/ticket/{id}`, 'tickets:write'],
  [`put ${SUPPORT}/ticket/{id}/status`, 'tickets:write'],
  ['get /api/users', 'users:read'],
  ...FIGURES.map((name): [string, ApiKeyScope] => [`get /api/stats/${name}`, 'stats:read']),
]);

let fixtures: MatrixFixtures;
let keys: ApiKeys;
/** The secret of a key with every scope. */
let keyWithAllScopes: string;
/** The secrets of keys with every scope but one, by that scope. */
const without = new Map<ApiKeyScope, string>();
/** The secrets of keys with a single scope. */
const only = new Map<ApiKeyScope, string>();
beforeAll(async () => {
  fixtures = await MatrixFixtures.create();
  const token = fixtures.tokenOf('administrator') ?? '';
  keys = new ApiKeys(fixtures.app, { token });
  keyWithAllScopes = (await keys.make(API_KEY_SCOPES)).secret;
  for (const scope of API_KEY_SCOPES) {
    only.set(scope, (await keys.make([scope])).secret);
    const others = API_KEY_SCOPES.filter((one) => one !== scope);
    without.set(scope, (await keys.make(others)).secret);
  }
});
afterAll(() => fixtures.end());

const rows = TABLE.map((row) => ({ row, name: `${row.call} ${row.doing ?? ''}`.trim() }));
const ofSessions = rows.filter(({ row }) => row.answers.anonymous === 'UNAUTHENTICATED');
const opened = ofSessions.filter(({ row }) => row.call in OPENED);
const closed = ofSessions.filter(({ row }) => !(row.call in OPENED));
const open = rows.filter(({ row }) => row.answers.anonymous !== 'UNAUTHENTICATED');

const REFUSED = { code: 'INSUFFICIENT_SCOPE', message: 'This API key may not do that' };

it('the list of allowed calls contains only calls of the product', () => {
  const known = new Set(TABLE.map(({ call }) => call));
  expect(Object.keys(OPENED).filter((call) => !known.has(call))).toEqual([]);
});

it.each(opened.map(({ name, row }) => [name, OPENED[row.call], row] as const))(
  '[POC-085] %s needs the scope %s, and then responds to the key as to its creator',
  async (_, scope, row) => {
    if (!scope) throw new Error('no scope');
    const refused = await attemptWith(fixtures, row, without.get(scope));
    expect([refused.status, refused.body]).toEqual([403, expect.objectContaining(REFUSED)]);
    const given = await attemptWith(fixtures, row, only.get(scope));
    const { administrator } = row.answers;
    if (typeof administrator === 'number') expect(given.status).toBe(administrator);
    else expect((given.body as { code: string }).code).toBe(administrator);
  },
);

it.each(closed.map(({ name, row }) => [name, row] as const))(
  '[POC-085, POC-086] %s is refused to keys of any scope',
  async (_, row) => {
    const { status, body } = await attemptWith(fixtures, row, keyWithAllScopes);
    expect([status, body]).toEqual([403, expect.objectContaining(REFUSED)]);
  },
);

it.each(open.map(({ name, row }) => [name, row] as const))(
  '%s needs no session and no scope',
  async (_, row) => {
    const { body } = await attemptWith(fixtures, row, only.get('stats:read'));
    expect((body as { code?: string }).code).not.toBe('INSUFFICIENT_SCOPE');
  },
);

it('[POC-084] a revoked key gets UNAUTHENTICATED on every call', async () => {
  const { secret, apiKey } = await keys.make(API_KEY_SCOPES);
  await keys.revoke(apiKey._id).expect(200);
  for (const { row } of [...opened, ...closed].filter(({ row: { call } }) => call.startsWith('get '))) {
    const { body } = await attemptWith(fixtures, row, secret);
    expect([row.call, (body as { code: string }).code]).toEqual([row.call, 'UNAUTHENTICATED']);
  }
});
