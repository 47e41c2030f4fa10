import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { throughProxy, eventually, freePort } from '@manette/platform/testing';
import { findTool } from '@manette/platform/testing/tools';
import { Child } from '../../support/child.js';
import { Restartable } from './restartable.js';

/** The id of the user nobody: pgbouncer refuses to run as root. */
const NOBODY = 65_534;

/** The configuration that the guide for many machines describes. */
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

/**
 * Starts a real pgbouncer in session mode in front of a PostgreSQL server.
 * @returns the pooler, with the URL of the database through it
 */
export async function startPgBouncer(database: string): Promise<Restartable> {
  const folder = mkdtempSync(join(tmpdir(), 'manette-pgbouncer-'));
  chmodSync(folder, 0o777);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, configuration(new URL(database), port, folder));
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
  return Restartable.begin(start, throughProxy(port, database));
}
