import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';

/** Whom a socket counts for: its session, then its address. */
export type Owners = readonly [session: string, address: string];

export interface OpenSocket {
  id: string;
  owners: Owners;
}

/** platform.open_socket and what is counted of it; a process that stops renewing its lease is taken for dead. */
@Injectable()
export class OpenSocketsTable {
  constructor(private readonly em: EntityManager) {}

  /** Writes a socket down unless one of its owners has reached their limit. @returns whether it did */
  async enter({ id, owners }: OpenSocket, process: string, limits: readonly number[]): Promise<boolean> {
    const { rows } = await sql<{ entered: boolean }>`
      select platform.enter_socket(${id}, ${process}, ${LEASE}::interval, ${owners}::text[], ${limits}::int[]) as entered
    `.execute(this.db);
    return rows[0]?.entered === true;
  }

  async forget(ids: string[]): Promise<void> {
    if (ids.length > 0) await sql`select platform.forget_sockets(${ids}::text[])`.execute(this.db);
  }

  /** Forgets the sockets of processes that have died. @returns whether there were any */
  async forgetLapsed(): Promise<boolean> {
    const { rows } = await sql<{ n: number }>`select platform.forget_lapsed_processes() as n`.execute(
      this.db,
    );
    return (rows[0]?.n ?? 0) > 0;
  }

  /** @returns whether the lease was still there; else others may have forgotten this process' sockets */
  async renew(process: string): Promise<boolean> {
    const { rows } = await sql<{ was_there: boolean }>`
      insert into platform.socket_process values (${process}, now() + ${LEASE}::interval)
      on conflict (id) do update set lease_until = excluded.lease_until
      returning xmax <> 0 as was_there`.execute(this.db);
    return rows[0]?.was_there === true;
  }

  async idsOf(process: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from platform.open_socket where process_id = ${process}`.execute(this.db);
    return rows.map(({ id }) => id);
  }

  private get db() {
    return this.em.getKysely<object>();
  }
}

/** As long as a process may be held up, and as short as people can wait for a place after a kill. */
const LEASE = '15 seconds';
