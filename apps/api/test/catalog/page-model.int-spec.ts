import type { AccountView } from '@manette/contracts/catalog';
import { eventually } from '@manette/platform/testing';
import fc from 'fast-check';
import pg from 'pg';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { Listings } from './support/listings.js';

/** No process serves a page that is older than this. The process that wrote never serves a page older than its write. */
const MAX_AGE_MS = 50;
const RUNS = 12;
const QUERIES = ['', '?limit=100', '?sort=-available', '?q=orbital'];

let processes: TestApp[];
let admin: TestPerson;
let db: pg.Client;
beforeAll(async () => {
  const first = await startTestApp();
  processes = [first, await startTestApp({ beside: first })];
  admin = await first.people.admin();
  db = new pg.Client(first.database.url);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  for (const app of processes.toReversed()) await app.stop();
});

type Shelf = Map<string, number>;
/** The stock of all accounts since a point in time. */
interface State {
  shelf: Shelf;
  /** The index of the process that wrote, or -1 for another database client. */
  writer: number;
  since: number;
}

/** The states so far: the ones that a page may show. */
class History {
  private readonly states: State[] = [{ shelf: new Map(), writer: -1, since: -Infinity }];

  get shelf(): Shelf {
    return new Map(this.states.at(-1)?.shelf);
  }

  add(shelf: Shelf, writer: number): void {
    this.states.push({ shelf, writer, since: performance.now() });
  }

  /** Returns the states that the response to a request at `askedAt` to the process `reader` may show. */
  allowed(reader: number, askedAt: number): Shelf[] {
    const oldest = this.states.findLastIndex(
      ({ writer, since }) => writer === reader || since <= askedAt - MAX_AGE_MS,
    );
    return this.states.slice(Math.max(oldest, 0)).map(({ shelf }) => shelf);
  }
}

const byId = (shelf: Shelf) => [...shelf].sort(([one], [other]) => (one < other ? -1 : 1));
const shelfOf = (accounts: AccountView[]): Shelf =>
  new Map(accounts.map(({ _id, available }) => [_id, available]));

const number = fc.nat({ max: 1 });
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ what: fc.constant('add' as const), at: number, pick: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('change' as const), at: number, pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('delete' as const), at: number, pick: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('import' as const), at: number, pick: fc.nat() }) },
  { weight: 9, arbitrary: fc.record({ what: fc.constant('list' as const), at: number, pick: fc.nat() }) },
  { weight: 5, arbitrary: fc.record({ what: fc.constant('read' as const), at: number, pick: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('revoke' as const), at: number, pick: fc.nat() }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** One run of steps over both processes. Each response is checked against the history. */
class Run {
  private readonly history = new History();
  private reader: TestPerson | undefined;
  private readonly revoked: { token: string; at: number; since: number }[] = [];

  async start(): Promise<void> {
    await db.query('delete from catalog.account');
    this.history.add(new Map(), -1);
    this.reader = await processes[0]?.people.client();
    // The history begins when all pages of both processes show an empty shelf.
    for (const app of processes)
      for (const query of QUERIES)
        await eventually(async () => (await this.ask(app, query)).body.total === 0);
  }

  async take({ what, at, pick }: Step): Promise<void> {
    const { shelf } = this.history;
    const id = [...shelf.keys()][pick % Math.max(shelf.size, 1)];
    const app = processes[at] as TestApp;
    if (what === 'list') return this.list(app, at, pick);
    if (what === 'revoke') return this.revoke(app, at);
    if (what === 'add') {
      const added = await new Listings(app, admin.token).account({ available: pick % 100 });
      return this.history.add(shelf.set(added._id, pick % 100), at);
    }
    if (id === undefined) return;
    if (what === 'read') return this.read(app, at, id);
    if (what === 'delete') {
      await app.call.delete(`/api/accounts/${id}`, admin.token).expect(200);
      shelf.delete(id);
      return this.history.add(shelf, at);
    }
    if (what === 'import') {
      await db.query('update catalog.account set available = $2 where id = $1', [id, pick % 100]);
      return this.history.add(shelf.set(id, pick % 100), -1);
    }
    await app.call
      .put(`/api/accounts/${id}`, admin.token)
      .send({ available: pick % 100 })
      .expect(200);
    this.history.add(shelf.set(id, pick % 100), at);
  }

  private ask(app: TestApp, query: string) {
    return app.call.get(`/api/accounts${query}`, this.reader?.token);
  }

  private async list(app: TestApp, at: number, pick: number): Promise<void> {
    const askedAt = performance.now();
    const { body } = await this.ask(app, QUERIES[pick % QUERIES.length] ?? '').expect(200);
    const allowed = this.history.allowed(at, askedAt).map(byId);
    expect(allowed).toContainEqual(byId(shelfOf((body as { accounts: AccountView[] }).accounts)));
    await this.refuseRevoked();
  }

  private async read(app: TestApp, at: number, id: string): Promise<void> {
    const askedAt = performance.now();
    const { status, body } = await app.call.get(`/api/accounts/${id}`, this.reader?.token);
    const shown = status === 200 ? (body as { account: AccountView }).account.available : undefined;
    expect(this.history.allowed(at, askedAt).map((shelf) => shelf.get(id))).toContain(shown);
  }

  /** Signs out a user whose session both processes have cached. */
  private async revoke(app: TestApp, at: number): Promise<void> {
    const { token } = await app.people.client();
    for (const one of [...processes, ...processes]) await one.call.get('/api/accounts', token).expect(200);
    await app.call.post('/api/auth/logout', token).expect(204);
    this.revoked.push({ token, at, since: performance.now() });
    await app.call.get('/api/accounts', token).expect(401);
  }

  /** Checks that users who were signed out get no page, however fresh it is in memory. */
  private async refuseRevoked(): Promise<void> {
    for (const { token, at, since } of this.revoked.slice(-2))
      for (const [number, app] of processes.entries()) {
        const mayLinger = number !== at && performance.now() - since < 1000;
        const { status } = await app.call.get('/api/accounts', token);
        expect(mayLinger ? [200, 401] : [401]).toContain(status);
      }
  }
}

describe('pages that two processes serve from memory', () => {
  it('[contract 2] are never older than allowed, and never served to a signed-out user', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const run = new Run();
        await run.start();
        for (const one of steps) await run.take(one);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});
