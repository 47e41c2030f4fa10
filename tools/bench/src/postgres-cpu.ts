import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

const TICKS_A_SECOND = 100;
const [PARENT, USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM] = [1, 11, 12, 13, 14];

/** The fields of a process after its name; undefined when it has ended. */
function fieldsOf(pid: number): number[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return undefined;
  }
}

const sum = (fields: number[] | undefined, places: number[]): number =>
  places.reduce((total, place) => total + (fields?.[place] ?? 0), 0);

/** Reads the CPU time of all processes of a server, also of those that have ended since. */
export async function postgresCpu(databaseUrl: string): Promise<() => number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = fieldsOf(rows[0]?.pid ?? 0)?.[PARENT] ?? 0;
  await client.end();
  return () => {
    const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const children = running
      .map((pid) => fieldsOf(Number(pid)))
      .filter((own) => own?.[PARENT] === postmaster);
    const ended = sum(fieldsOf(postmaster), [USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM]);
    const ticks = children.reduce((total, own) => total + sum(own, [USER, SYSTEM]), ended);
    return (ticks * 1000) / TICKS_A_SECOND;
  };
}
