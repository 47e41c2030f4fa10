import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Records that the demo data is being written, to distinguish an interrupted run from a shop in use.
 * @returns false when there is nothing to do: the data is complete, or the shop has its own listings
 */
export async function beginSeeding(em: EntityManager): Promise<boolean> {
  const connection = em.getConnection();
  await connection.execute(`
    create schema if not exists demo;
    create table if not exists demo.seeding (
      only_row boolean primary key default true check (only_row),
      started_at timestamptz not null default now(),
      finished_at timestamptz
    )`);
  const [started] = await connection.execute<{ finished: boolean }[]>(
    'select finished_at is not null as finished from demo.seeding',
  );
  if (started) return !started.finished;
  const [shop] = await connection.execute<{ used: boolean }[]>(
    'select exists (select from catalog.account) or exists (select from catalog.gift_card) as used',
  );
  if (shop?.used) return false;
  await connection.execute('insert into demo.seeding default values');
  return true;
}

/** Records that the demo data is complete, in the transaction that writes the last of it. */
export async function finishSeeding(em: EntityManager): Promise<void> {
  await em.execute('update demo.seeding set finished_at = now()');
}
