import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** About the size of a photo of a receipt after its upload. */
const FILE_BYTES = 48 * 1024;
const MESSAGES_PER_TICKET = 100;
const FOLDER = 'private/tickets';

const TICKETS = `
  insert into orders.ticket (id, number, client_id, subject, order_type, status, priority, unread_by_client, unread_by_admin,
                             seen_by_client, seen_by_admin, message_count, created_at, updated_at)
  select gen_random_uuid(), 'T-' || lpad(n::text, 6, '0'), (select id from identity.users limit 1), 'Question ' || n, 'general',
         'pending', 'medium', 0, 0, $2, $2, $2, now() - n * interval '1 minute', now()
    from generate_series(1, $1::int) n`;

const MESSAGES = `
  insert into orders.message (id, ticket_id, position, content, type, sender_id, sender_side, created_at)
  select gen_random_uuid(), id, position, 'Message ' || position || ' about ' || md5(number || position), 'text', client_id, 'client',
         created_at + position * interval '1 second'
    from orders.ticket, generate_series(1, $1::int) position`;

const ATTACH = `
  update orders.message m set type = 'file', file_key = f.key, file_name = 'receipt.pdf', file_size = $2, file_type = 'application/pdf'
    from (select id, row_number() over () as at from orders.message limit cardinality($1::text[])) chosen
    join unnest($1::text[]) with ordinality as f (key, at) using (at)
   where m.id = chosen.id`;

async function storeFiles(dataDir: string, count: number): Promise<string[]> {
  await mkdir(join(dataDir, 'uploads', FOLDER), { recursive: true });
  const keys: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const key = `${FOLDER}/${number}.pdf`;
    await writeFile(join(dataDir, 'uploads', key), randomBytes(FILE_BYTES));
    keys.push(key);
  }
  return keys;
}

/** Adds tickets with `wanted.messages` messages, some with files, to a migrated database that has a user. */
export async function fillConversations(
  databaseUrl: string,
  dataDir: string,
  wanted: { messages: number; files: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    await client.query(TICKETS, [Math.ceil(wanted.messages / MESSAGES_PER_TICKET), MESSAGES_PER_TICKET]);
    await client.query(MESSAGES, [MESSAGES_PER_TICKET]);
    await client.query(ATTACH, [await storeFiles(dataDir, wanted.files), FILE_BYTES]);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
