import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { eventually, freePort } from '@manette/platform/testing';
import pg from 'pg';

const BIN = '/usr/lib/postgresql/15/bin';

/** Whether Debian's package of PostgreSQL 15 is installed. */
export const hasPostgres15 = existsSync(join(BIN, 'postgres'));

const idOf = (option: '-u' | '-g') => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));

/** Returns the user and group to run PostgreSQL with: it refuses to run as root. */
const asServant = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {});

/** A real PostgreSQL 15 whose cluster is in the folder where an embedded server of that version would have it. */
export class Postgres15 {
  private constructor(
    readonly cluster: string,
    private readonly port: number,
    private readonly child: ChildProcess,
  ) {}

  static async start(dataDir: string): Promise<Postgres15> {
    const home = join(dataDir, 'postgres');
    const cluster = join(home, 'cluster');
    mkdirSync(home, { recursive: true });
    chmodSync(dataDir, 0o755);
    const servant = asServant();
    if (servant.uid !== undefined) chownSync(home, servant.uid, servant.gid);
    const options = [
      '--auth=trust',
      '--username=postgres',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ];
    execFileSync(join(BIN, 'initdb'), ['-D', cluster, ...options], {
      ...servant,
      cwd: home,
      stdio: 'ignore',
    });
    const port = await freePort();
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, 'fsync=off'];
    const child = spawn(join(BIN, 'postgres'), ['-D', cluster, ...settings.flatMap((one) => ['-c', one])], {
      ...servant,
      cwd: home,
      stdio: 'ignore',
    });
    const server = new Postgres15(cluster, port, child);
    await eventually(() => server.query('select 1', 'postgres'));
    return server;
  }

  url(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  async query<Row extends pg.QueryResultRow>(sql: string, database: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url(database) });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGINT');
    await ended;
  }
}
