import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import {
  startPostgres,
  type EmbeddedPostgres,
  type PostgresOptions,
} from '../src/postgres/start-postgres.ts';
import { giveTo } from '../src/postgres/choose-runner.ts';
import { possibleRunners, type Runner } from '../src/postgres/runners.ts';
import { processWithId } from '../src/processes/identity.ts';
import { removeFolder, throwawayFolder } from '../src/throwaway/folders.ts';
import { copyPreparedCluster } from '../src/throwaway/prepared-cluster.ts';
import { until } from './support/launched.ts';

const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? it : it.skip;

async function ask<T>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}

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

describe('the embedded PostgreSQL', () => {
  let folder: string;
  let server: EmbeddedPostgres | undefined;
  beforeEach(() => (folder = throwawayFolder()));
  afterEach(async () => {
    await server?.stop();
    server = undefined;
    removeFolder(folder);
  });
  /** Copies a cluster, for tests that are not about a first start. */
  const useCluster = () => copyPreparedCluster(folder);
  const start = async (options: Partial<PostgresOptions> = {}) =>
    (server = await startPostgres({ dataDir: folder, tuning: 'test', ...options }));

  it('[RUN-POSTGRES] keeps its data after a restart, in UTF-8, for a role without superuser rights', async () => {
    const { url, superuserUrl } = await start();
    await ask(url, `create table note as select 'بطاقة' as words`);
    const [cluster] = await ask<Record<string, string>>(
      superuserUrl,
      `select current_setting('server_encoding') as encoding, current_setting('listen_addresses') as address,
              current_setting('unix_socket_directories') as sockets, current_setting('server_version_num') as version,
              (select rolsuper::text from pg_roles where rolname = 'manette') as super`,
    );
    expect(cluster).toEqual({
      encoding: 'UTF8',
      address: '127.0.0.1',
      sockets: '.',
      version: expect.stringMatching(/^18/),
      super: 'false',
    });
    await server?.stop();
    expect(server?.running()).toBe(false);
    const again = await start();
    expect(await ask(again.url, 'select words from note')).toEqual([{ words: 'بطاقة' }]);
  });

  it('[RUN-POSTGRES] accepts connections on a Unix socket and on the loopback interface', async () => {
    await useCluster();
    const { url } = await start();
    const isLocal = 'select inet_client_addr() is null as local';
    expect(await ask(url, isLocal)).toEqual([{ local: true }]);
    expect(await ask(url.replace(/\?.*/, ''), isLocal)).toEqual([{ local: false }]);
  });

  it('[RUN-POSTGRES] requires the password, which only the owner of the file can read', async () => {
    const { url } = await start();
    const guess = url.replace(/:[^:@]+@/, ':guess@');
    await expect(ask(guess, 'select 1')).rejects.toThrow('password authentication failed');
    expect(statSync(join(folder, 'postgres-access.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('[RUN-POSTGRES] logs errors without values of rows, in a file that only its owner can read', async () => {
    const { url } = await start();
    await ask(url, "create table person as select 'ann@shop.test' as email");
    await ask(url, 'create unique index one_person on person (email)');
    const again = ask(url, "insert into person select 'ann@' || 'shop.test'");
    await expect(again).rejects.toThrow('one_person');
    const log = join(folder, 'postgres.log');
    await until(() => readFileSync(log, 'utf8').includes('one_person'));
    expect(readFileSync(log, 'utf8')).not.toContain('ann@shop.test');
    expect(statSync(log).mode & 0o777).toBe(0o600);
  });

  it('[RUN-POSTGRES] uses the running server of a killed start, and stops it in the end', async () => {
    await useCluster();
    const left = await startAndBeKilled(folder);
    const { pid, reused, url } = await start();
    expect({ pid, reused }).toEqual({ pid: left, reused: true });
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server?.stop();
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
      join(folder, 'postgres/cluster/postmaster.pid'),
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
    writeFileSync(join(folder, 'postgres/cluster/postmaster.pid'), '');
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

  asRoot('[RUN-POSTGRES] runs as an ordinary user when root starts it', async () => {
    const { pid } = await start();
    // In a checkout that other users cannot enter, it runs in a user namespace, where root's files appear to be its own.
    const namespace = (process: string) => readlinkSync(`/proc/${process}/ns/user`);
    const isInNamespace = namespace(String(pid)) !== namespace('self');
    expect(isInNamespace || statSync(`/proc/${pid}`).uid !== 0).toBe(true);
  });

  asRoot('[RUN-POSTGRES] runs below a folder that only root can enter', async () => {
    chmodSync(folder, 0o700);
    const { url } = await start({ dataDir: join(folder, 'deep/data') });
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  asRoot('[RUN-POSTGRES] continues to run as the user who owns the existing files', async () => {
    await useCluster();
    const { stop } = await start();
    await stop();
    const games = 5;
    giveTo({ uid: games, gid: games }, join(folder, 'postgres'));
    const { pid } = await start();
    expect(statSync(`/proc/${pid}`).uid).toBe(games);
  });

  asRoot(
    '[RUN-POSTGRES] can run below a folder that only root can enter in several ways, and switch between them',
    async () => {
      chmodSync(folder, 0o700);
      const [plain, ...others] = possibleRunners();
      await expect(start({ ways: [plain as Runner] })).rejects.toThrow(
        /PostgreSQL cannot run in .*set DATABASE_URL/,
      );
      let rows = 0;
      for (const way of [...others, ...others.toReversed()]) {
        const { url, stop } = await start({ ways: [way] });
        await ask(
          url,
          `create table if not exists visit (way text); insert into visit values ('${way.name}')`,
        );
        expect(await ask(url, 'select count(*)::int as count from visit')).toEqual([{ count: (rows += 1) }]);
        await stop();
      }
    },
  );

  it('[RUN-POSTGRES] reports in one sentence that the folder holds data of another version', async () => {
    const cluster = join(folder, 'postgres/cluster');
    mkdirSync(cluster, { recursive: true });
    writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(
      `${cluster} holds data of PostgreSQL 17, but this is PostgreSQL 18`,
    );
  });
});
