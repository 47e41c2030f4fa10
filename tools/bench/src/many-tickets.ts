import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const PEOPLE = 10_000;

const FILL = [
  `insert into identity.users (id, username, email, role, is_active, email_verified, language, created_at)
   select gen_random_uuid(), 'bench' || n, 'bench' || n || '@example.test', 'client', true, n % 3 > 0, 'en',
          now() - n * interval '1 minute'
     from generate_series(1, ${PEOPLE}) n`,
  'create temporary table client as select id, row_number() over () - 1 as place from identity.users',
  // One ticket per minute, the newest first. The newest 4,000 are open; of the others four in five are completed.
  `insert into orders.ticket (id, number, client_id, subject, order_type, status, priority, item_kind, item_id, item_name,
                              item_platform, item_amount, item_currency, unread_by_client, unread_by_admin,
                              seen_by_client, seen_by_admin, message_count, answered_at, created_at, updated_at, closed_at)
   select gen_random_uuid(), 'B-' || n, c.id, 'Order Request: ' || n, 'rent', s.status, 'medium', 'account',
          gen_random_uuid(), 'Bench', 'PS5', 1, 'DZD', 0, 0, 0, 0, $2::int,
          case when n > 2000 then s.at + (random() * 86400)::int * interval '1 second' end, s.at, s.at,
          case when n > 4000 then s.at end
     from generate_series(1, $1::int) n
    cross join lateral (
      select now() - n * interval '1 minute' as at,
             case when n <= 2000 then 'pending' when n <= 4000 then 'in_progress'
                  when n % 5 > 0 then 'completed' else 'cancelled' end as status) s
     join client c on c.place = n % ${PEOPLE}`,
  `insert into orders.message (id, ticket_id, position, content, type, sender_id, sender_side, created_at)
   select gen_random_uuid(), id, position, 'Hello', case when position = 1 then 'system' else 'text' end,
          case when position > 1 then client_id end, case when position > 1 then 'client' end, created_at
     from orders.ticket, generate_series(1, $1::int) position where number like 'B-%'`,
  // Sets the time of closing as the product would have done.
  'update orders.ticket set settled_at = closed_at where closed_at is not null',
];

/** Returns the arguments of a statement. */
const argumentsOf = (statement: string, tickets: number, messages: number): number[] => {
  if (statement.includes('insert into orders.ticket')) return [tickets, messages];
  return statement.includes('insert into orders.message') ? [messages] : [];
};

/** Fills the shop with tickets, each with the given number of messages. */
export async function openManyTickets(databaseUrl: string, tickets: number, messages = 2): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of FILL) await client.query(statement, argumentsOf(statement, tickets, messages));
    for (const table of ['identity.users', 'orders.ticket', 'orders.message'])
      await client.query(`vacuum (full, analyze) ${table}`);
    // `vacuum full` does not write the visibility map, so a plain vacuum follows.
    await client.query('vacuum');
  } finally {
    await client.end();
  }
}

/** Waits for the roll-up that the API runs at its start. */
export async function rolledUp(client: pg.Client): Promise<void> {
  const done = () => client.query('select from stats.settled_tickets having sum(tickets) > 0');
  while ((await done()).rowCount === 0) await pause(500);
}

/** Resets the database to the state before any roll-up. */
export async function forgetRollUps(client: pg.Client): Promise<void> {
  await client.query('truncate stats.settled_tickets');
  await client.query("update stats.settled_until set until = '-infinity'");
}
