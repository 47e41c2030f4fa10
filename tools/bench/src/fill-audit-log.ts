import { createHash, randomUUID } from 'node:crypto';
import canonicalize from 'canonicalize';
import pg from 'pg';

const BATCH = 5000;
const DAYS = 700;
const DAY = 24 * 3_600_000;
const CLIENTS = 5000;
const ADMINISTRATORS = 5;

/** With more rows, building the indexes afterwards is faster than updating them. */
const MANY = 50_000;

interface Body {
  action: string;
  outcome: string;
  actor: { _id: string; role: string } | null;
  target: { type: string; _id: string | null; label: string | null } | null;
}

const ids = (count: number) => Array.from({ length: count }, () => randomUUID());

/** The users and tickets of the entries. */
const people = { clients: ids(CLIENTS), administrators: ids(ADMINISTRATORS), tickets: ids(CLIENTS) };

const one = (list: readonly string[], number: number): string => list[number % list.length] ?? '';

const signIn = (number: number, outcome: string): Body => {
  const _id = one(people.clients, number * 7);
  const actor = outcome === 'ok' ? { _id, role: 'client' } : null;
  return { action: 'sign-in', outcome, actor, target: { type: 'user', _id, label: null } };
};

const ofTicket = (number: number, action: string): Body => ({
  ...{ action, outcome: 'ok', actor: { _id: one(people.administrators, number), role: 'admin' } },
  target: { type: 'ticket', _id: one(people.tickets, number * 11), label: `TKT-${number}` },
});

/** Returns an entry as a shop writes it: of 100 entries 60 are sign-ins, 10 refused sign-ins, 29 of tickets, 1 of a listing. */
function bodyOf(number: number): Body {
  const kind = number % 100;
  if (kind < 60) return signIn(number, 'ok');
  if (kind < 68) return signIn(number, 'refused');
  if (kind < 70) return signIn(number, 'throttled');
  if (kind < 95) return ofTicket(number, 'ticket.status-changed');
  if (kind < 99) return ofTicket(number, 'ticket.changed');
  const target = { type: 'account', _id: randomUUID(), label: `Oran-${number}` };
  return { ...ofTicket(number, 'account.changed'), target };
}

/** Returns an entry as the product writes it, with its hash according to trust.md, section 5. */
function entryOf(seq: number, count: number, previous: Buffer) {
  const at = new Date(Date.now() - DAYS * DAY * (1 - seq / count));
  const body = {
    ...{ _id: randomUUID(), source: 'person', address: '203.0.113.7', requestId: randomUUID() },
    ...{
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0',
    },
    ...{ changes: [{ field: 'status', from: 'pending', to: 'in_progress' }], reason: null, count: null },
    ...bodyOf(seq),
  };
  const form = canonicalize({ seq, at: at.toISOString(), body }) ?? '';
  const hash = createHash('sha256').update(previous).update(form).digest();
  return { seq, at, body: JSON.stringify(body), previous, hash };
}

const INSERT = `
  insert into audit.entry (seq, at, body, previous_hash, hash)
  select * from unnest($1::bigint[], $2::timestamptz[], $3::jsonb[], $4::bytea[], $5::bytea[])`;

async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = 'audit.entry'::regclass and not indisprimary`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Writes a chain of `count` entries. @returns the hash of the last one */
async function writeEntries(client: pg.Client, count: number): Promise<Buffer> {
  let previous: Buffer = Buffer.alloc(32);
  for (let first = 1; first <= count; first += BATCH) {
    const entries: ReturnType<typeof entryOf>[] = [];
    for (let seq = first; seq < first + BATCH && seq <= count; seq += 1) {
      const entry = entryOf(seq, count, previous);
      previous = entry.hash;
      entries.push(entry);
    }
    const column = (name: keyof ReturnType<typeof entryOf>) => entries.map((entry) => entry[name]);
    await client.query(INSERT, [column('seq'), column('at'), column('body'), column('previous'), column('hash')]); // oxfmt-ignore
  }
  return previous;
}

/** Replaces the log of a throwaway database by an intact one with `count` entries over 700 days. */
async function replaceLog(client: pg.Client, count: number): Promise<void> {
  await client.query('begin');
  // The lock makes a running product wait before it adds entries.
  await client.query('select from audit.head for update');
  await client.query('alter table audit.entry disable trigger user');
  await client.query('truncate audit.entry');
  await client.query('alter table audit.entry enable trigger user');
  const definitions = count > MANY ? await dropIndexes(client) : [];
  const last = await writeEntries(client, count);
  await client.query('update audit.head set seq = $1, hash = $2', [count, last]);
  for (const definition of definitions) await client.query(definition);
  await client.query('commit');
}

/** Fills the audit log of a migrated database. */
export async function fillAuditLog(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("set maintenance_work_mem = '256MB'");
    await replaceLog(client, count);
    await client.query('vacuum analyze audit.entry');
  } finally {
    await client.end();
  }
}

/** Values for the filters of the list: users and a ticket of the log, and a period in its middle. */
export const asked = {
  client: one(people.clients, 7),
  administrator: one(people.administrators, 1),
  ticket: one(people.tickets, 70 * 11),
  from: new Date(Date.now() - 400 * DAY).toISOString(),
  to: new Date(Date.now() - 399 * DAY).toISOString(),
};
