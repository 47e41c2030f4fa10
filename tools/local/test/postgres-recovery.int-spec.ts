import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { possibleRunners, type Runner } from '../src/postgres/runners.ts';
import { startPostgres } from '../src/postgres/start-postgres.ts';
import { processWithId } from '../src/processes/identity.ts';
import { removeFolder, throwawayFolder } from '../src/throwaway/folders.ts';
import { copyPreparedCluster } from '../src/throwaway/prepared-cluster.ts';
import { ask, embeddedPostgres } from './support/embedded-postgres.ts';
import { until } from './support/launched.ts';

/** Every way to run it, below a process that never reaps its children, like PID 1 of many containers. */
const belowCarelessParent = (): Runner[] =>
  possibleRunners().map((runner) => ({
    ...runner,
    before: [
      ...['sh', '-c', 'case "$*" in *initdb*) exec "$@";; *) "$@" & exec sleep 60;; esac', 'sh'],
      ...runner.before,
    ],
  }));

const stateOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')[0];
const onLinux = process.platform === 'linux' ? it : it.skip;

/** Starts PostgreSQL on the folder in another process, which is then killed. @returns the server's process id */
async function startAndBeKilled(dataDir: string): Promise<number> {
  const script = `
    const { startPostgres } = await import(${JSON.stringify(join(import.meta.dirname, '../src/index.ts'))});
    const server = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, tuning: 'test' });
    process.stdout.write(String(server.pid));
    process.kill(process.pid, 'SIGKILL');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return Number(output);
}

describe('the embedded PostgreSQL after a kill', () => {
  const { start, useCluster, ...postgres } = embeddedPostgres();

  it('[RUN-POSTGRES] uses the running server of a killed start, and stops it in the end', async () => {
    await useCluster();
    const left = await startAndBeKilled(postgres.folder());
    const { pid, reused, url } = await start();
    expect({ pid, reused }).toEqual({ pid: left, reused: true });
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
    expect(processWithId(left)).toBeUndefined();
  });

  it('[RUN-POSTGRES] recovers committed data after the server was killed', async () => {
    await useCluster();
    const { url, pid } = await start({ tuning: 'product' });
    await ask(url, 'create table kept as select 1 as one');
    process.kill(pid, 'SIGKILL');
    await expect(ask(url, 'select 1')).rejects.toThrow();
    const again = await start({ tuning: 'product' });
    expect(again.reused).toBe(false);
    expect(await ask(again.url, 'select one from kept')).toEqual([{ one: 1 }]);
  });

  onLinux('[RUN-RECOVER] starts although the killed server is still a zombie', async () => {
    await useCluster();
    const { url, pid } = await start({ ways: belowCarelessParent(), tuning: 'product' });
    await ask(url, 'create table kept as select 1 as one');
    process.kill(pid, 'SIGKILL');
    await until(() => stateOf(pid) === 'Z');
    const again = await start({ tuning: 'product' });
    expect(stateOf(pid)).toBe('Z');
    expect(await ask(again.url, 'select one from kept')).toEqual([{ one: 1 }]);
  });

  onLinux('[RUN-RECOVER] waits for a session that outlives the killed server', async () => {
    await useCluster();
    const { url, pid } = await start();
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ session: number }>('select pg_backend_pid() as session');
    const session = rows[0]?.session ?? 0;
    process.kill(session, 'SIGSTOP');
    process.kill(pid, 'SIGKILL');
    setTimeout(() => process.kill(session, 'SIGCONT'), 500);
    const again = await start();
    expect(processWithId(session)).toBeUndefined();
    expect(await ask(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  onLinux('[RUN-RECOVER] does not touch another server with the process id of the killed one', async () => {
    await useCluster();
    const { stop } = await start();
    await stop();
    const elsewhere = throwawayFolder();
    await copyPreparedCluster(elsewhere);
    const other = await startPostgres({ dataDir: elsewhere, tuning: 'test' });
    cpSync(
      join(elsewhere, 'postgres/cluster/postmaster.pid'),
      join(postgres.folder(), 'postgres/cluster/postmaster.pid'),
    );
    const { pid, reused } = await start();
    expect({ reused, other: other.running() }).toEqual({ reused: false, other: true });
    expect(pid).not.toBe(other.pid);
    await other.stop();
    removeFolder(elsewhere);
  });

  it('[RUN-RECOVER] starts after a kill that left postmaster.pid empty', async () => {
    await useCluster();
    const { stop } = await start();
    await stop();
    writeFileSync(join(postgres.folder(), 'postgres/cluster/postmaster.pid'), '');
    const { url } = await start();
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('[RUN-POSTGRES] restarts on the same port after it has ended unexpectedly', async () => {
    await useCluster();
    const { url, pid, restart } = await start();
    process.kill(pid, 'SIGINT');
    await restart();
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
