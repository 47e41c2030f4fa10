import { AuditTrail, UnitOfWork } from '@manette/platform';
import { startTestApp, type TestApp } from '../support/index.js';
import { headOf, record, rightHash, wholeLog } from './support/log.js';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ beside: app });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const target = { type: 'account', _id: null, label: 'Oran-31' } as const;
const numbered = (label: string) => ({ action: 'account.created', target: { ...target, label } }) as const;

describe('the hash chain of the audit log', () => {
  it('[TRU-087] has no gaps and valid hashes after two processes write many entries concurrently', async () => {
    const before = await headOf(app);
    const writes = Array.from({ length: 120 }, (_, index) =>
      record(index % 2 ? app : other, numbered(`n${index}`)),
    );
    await Promise.all(writes);
    const log = await wholeLog(app);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    expect(log).toHaveLength(before.seq + 120);
    let previous: Buffer = Buffer.alloc(32);
    for (const entry of log) {
      expect(entry.previous_hash.toString('hex')).toBe(previous.toString('hex'));
      expect(entry.hash.toString('hex')).toBe(rightHash(previous, entry));
      previous = entry.hash;
    }
    expect(await headOf(app)).toEqual({ seq: log.length, hash: previous.toString('hex') });
    const times = log.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('does not keep the entries of a unit of work that is rolled back', async () => {
    const before = await headOf(app);
    const failing = app.app.get(UnitOfWork).run(() => {
      app.app.get(AuditTrail).record(numbered('lost'));
      return Promise.reject(new Error('rolled back'));
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await headOf(app)).toEqual(before);
  });

  it('hashes text and numbers that JSON and PostgreSQL write differently', async () => {
    const changes = [
      { field: 'a', from: 1e21, to: 1e-7 },
      { field: 'b', from: -0, to: 0.1 },
      { field: 'ç', from: 'a\0\ud800b', to: '\u2028\u007f"\\🎮' },
    ];
    await record(app, { action: 'account.changed', target, changes });
    const log = await wholeLog(app);
    const [before, entry] = log.slice(-2);
    expect(entry?.hash.toString('hex')).toBe(entry && rightHash(before?.hash ?? Buffer.alloc(32), entry));
  });
});

describe('the table of the audit log', () => {
  it.each([
    'update audit.entry set at = now()',
    'update audit.entry set at = now() where seq < 0',
    'delete from audit.entry where seq = 1',
    'truncate audit.entry',
  ])('[TRU-086] refuses %s, even for the owner of the table', async (statement) => {
    await expect(app.database.query(statement)).rejects.toThrow('the audit log is only ever added to');
  });
});
