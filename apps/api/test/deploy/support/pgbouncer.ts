import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort } from '@manette/platform/testing';
import { findTool } from '@manette/platform/testing/tools';
import { Child } from './child.js';

/** A pooler refuses to run as root. */
const NOBODY = 65_534;

/** As the guide of many machines has it. */
const configuration = (database: URL, port: number, folder: string) => `[databases]
* = host=${database.hostname} port=${database.port} user=${database.username} password=${decodeURIComponent(database.password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = session
max_client_conn = 400
default_pool_size = 80
ignore_startup_parameters = extra_float_digits, options, statement_timeout, idle_in_transaction_session_timeout
pidfile = ${folder}/pid
`;

/** A real pgbouncer in session mode before a PostgreSQL. */
export class PgBouncer {
  private constructor(
    private child: Child,
    private readonly start: () => Promise<Child>,
    /** The database by way of the pooler. */
    readonly url: string,
    private readonly folder: string,
  ) {}

  static async before(database: string): Promise<PgBouncer> {
    const folder = mkdtempSync(join(tmpdir(), 'manette-pgbouncer-'));
    chmodSync(folder, 0o777);
    const port = await freePort();
    const file = join(folder, 'pgbouncer.ini');
    const url = new URL(database);
    writeFileSync(file, configuration(url, port, folder));
    const start = async () => {
      const isRoot = process.getuid?.() === 0;
      const child = spawn(findTool('pgbouncer') ?? 'pgbouncer', [file], {
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
      });
      const started = new Child('pgbouncer', child, folder);
      await eventually(async () => {
        started.mustRun();
        const socket = connect(port, '127.0.0.1');
        return once(socket, 'connect').then(
          () => socket.destroy(),
          () => false,
        );
      });
      return started;
    };
    const through = new URL(database);
    through.host = `127.0.0.1:${port}`;
    return new PgBouncer(await start(), start, through.href, folder);
  }

  /** kill -9, and a new one in its place. */
  async replace(): Promise<void> {
    await this.child.end('SIGKILL');
    this.child = await this.start();
  }

  async stop(): Promise<void> {
    await this.child.end('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }
}
