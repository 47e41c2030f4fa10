import { attempt } from '../matrix/attempt.js';
import { MatrixFixtures } from '../matrix/matrix-fixtures.js';
import { TABLE, type Row } from '../matrix/table.js';
import { ACTIONS, CHANGING, ELSEWHERE, UNRECORDED } from './support/expected-actions.js';
import { Recorded } from './support/recorded.js';

let fixtures: MatrixFixtures;
let recorded: Recorded;
beforeAll(async () => {
  fixtures = await MatrixFixtures.create();
  recorded = new Recorded(fixtures.app);
});
afterAll(() => fixtures.end());

const named = (rows: readonly Row[]) =>
  rows.map((row) => [`${row.call} ${row.doing ?? ''}`.trim(), row] as const);
const changes = ({ call }: Row): boolean => !call.startsWith('get ') || call in ACTIONS;
const succeeds = ({ answers }: Row): boolean => typeof answers.administrator === 'number';
const REFUSED = new Set(['FORBIDDEN', 'ADMIN_CANNOT_ORDER']);
/** Whether the matrix refuses the call because it lacks data, and not because of the role of its caller. */
const lacks = (row: Row): boolean => !succeeds(row) && !REFUSED.has(row.answers.administrator as string);

/** Whether the call signs a user in: refused sign-ins and reauthentications have entries of their own [TRU-076]. */
const signsIn = ({ call }: Row): boolean =>
  ['post /api/auth/login', 'post /api/auth/reauthenticate'].some((begin) => call.startsWith(begin));
/** The calls that sign in another user than the caller. */
const BY_OTHERS = new Set(['post /api/auth/register', 'post /api/auth/login']);

describe('a call of an administrator:', () => {
  it.each(named(TABLE.filter((row) => changes(row) && succeeds(row) && !UNRECORDED.has(row.call))))(
    '[TRU-078] [TRU-079] [TRU-080] %s records exactly one entry',
    async (_, row) => {
      const answer = await attempt(
        fixtures,
        { ...row, body: CHANGING[row.call] ?? row.body },
        'administrator',
      );
      if (row.endsSession) await fixtures.signInAgain('administrator');
      expect(answer.status).toBe(row.answers.administrator);
      const entries = await recorded.of(answer);
      expect(entries).toHaveLength(1);
      const action: unknown = ACTIONS[row.call] ?? expect.any(String);
      expect(entries).toMatchObject([{ action, source: 'person', address: '127.0.0.1' }]);
      if (!BY_OTHERS.has(row.call))
        expect(entries[0]?.actor).toMatchObject({ _id: fixtures.adminId, role: 'admin' });
    },
  );

  it.each(named(TABLE.filter((row) => !changes(row) || UNRECORDED.has(row.call))))(
    '[TRU-078] %s records no entry',
    async (_, row) => {
      expect(await recorded.of(await attempt(fixtures, row, 'administrator'))).toEqual([]);
    },
  );

  it.each(named(TABLE.filter((row) => changes(row) && !succeeds(row) && !signsIn(row))))(
    '[TRU-078] %s records no entry when it is refused',
    async (_, row) => {
      const answer = await attempt(fixtures, row, 'administrator');
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await recorded.of(answer)).toEqual([]);
    },
  );

  it.each(named(TABLE.filter(({ call }) => call in ACTIONS && !call.includes('/auth/'))))(
    '[TRU-078] %s records no entry when a client is refused',
    async (_, row) => {
      const answer = await attempt(fixtures, row, 'other');
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await recorded.of(answer)).toEqual([]);
    },
  );

  it('[TRU-078] every call that changes data is tested, here or in the file that prepares its data', () => {
    const unseen = TABLE.filter((row) => changes(row) && lacks(row)).map(({ call }) => call);
    expect(unseen.filter((call) => !ELSEWHERE.has(call))).toEqual([]);
  });
});
