import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';

/** The keys under which a socket is counted: its session, then its address. */
export type Owners = readonly [session: string, address: string];

export interface OpenSocket {
  id: string;
  owners: Owners;
}

/** The table platform.open_socket and its counts. A process whose lease has expired counts as dead. */
@Injectable()
export class OpenSocketsTable {
  constructor(private readonly em: EntityManager) {}

  /** Adds sockets in their order, except those whose session or address is at its limit. @returns the ids of added sockets */
  async enter(sockets: OpenSocket[], process: string, limits: readonly number[]): Promise<Set<string>> {
    const ids = sockets.map(({ id }) => id);
    const [sessions, addresses] = [0, 1].map((place) => sockets.map(({ owners }) => owners[place]));
    const { rows } = await sql<{ entered: string[] }>`
      select platform.enter_sockets(${ids}::text[], ${process}, ${LEASE}::interval, ${sessions}::text[],
                                    ${addresses}::text[], ${limits}::int[]) as entered`.execute(this.db);
    return new Set(rows[0]?.entered);
  }

  async remove(ids: string[]): Promise<void> {
    if (ids.length > 0) await sql`select platform.forget_sockets(${ids}::text[])`.execute(this.db);
  }

  /** Removes the sockets of processes whose lease has expired. @returns whether it removed any */
  async removeLapsed(): Promise<boolean> {
    const { rows } = await sql<{ n: number }>`select platform.forget_lapsed_processes() as n`.execute(
      this.db,
    );
    return (rows[0]?.n ?? 0) > 0;
  }

  /** Renews the lease. @returns false if it did not exist: other processes may have removed this process's sockets */
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

/** Longer than the delay of a busy process, and short enough for users to wait after a process was killed. */
const LEASE = '15 seconds';
