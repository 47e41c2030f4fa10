import { chmodSync, mkdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveTo } from '../src/postgres/choose-runner.ts';
import { possibleRunners, type Runner } from '../src/postgres/runners.ts';
import { ask, embeddedPostgres } from './support/embedded-postgres.ts';
import { until } from './support/launched.ts';

const asRoot = process.getuid?.() === 0 ? it : it.skip;

describe('the embedded PostgreSQL', () => {
  const { start, useCluster, ...postgres } = embeddedPostgres();

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
    await postgres.stop();
    expect(postgres.server()?.running()).toBe(false);
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
    expect(statSync(join(postgres.folder(), 'postgres-access.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(postgres.folder(), 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('[RUN-POSTGRES] logs errors without values of rows, in a file that only its owner can read', async () => {
    const { url } = await start();
    await ask(url, "create table person as select 'ann@shop.test' as email");
    await ask(url, 'create unique index one_person on person (email)');
    const again = ask(url, "insert into person select 'ann@' || 'shop.test'");
    await expect(again).rejects.toThrow('one_person');
    const log = join(postgres.folder(), 'postgres.log');
    await until(() => readFileSync(log, 'utf8').includes('one_person'));
    expect(readFileSync(log, 'utf8')).not.toContain('ann@shop.test');
    expect(statSync(log).mode & 0o777).toBe(0o600);
  });

  asRoot('[RUN-POSTGRES] runs as an ordinary user when root starts it', async () => {
    const { pid } = await start();
    // In a checkout that other users cannot enter, it runs in a user namespace, where root's files appear to be its own.
    const namespace = (process: string) => readlinkSync(`/proc/${process}/ns/user`);
    const isInNamespace = namespace(String(pid)) !== namespace('self');
    expect(isInNamespace || statSync(`/proc/${pid}`).uid !== 0).toBe(true);
  });

  asRoot('[RUN-POSTGRES] runs below a folder that only root can enter', async () => {
    chmodSync(postgres.folder(), 0o700);
    const { url } = await start({ dataDir: join(postgres.folder(), 'deep/data') });
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  asRoot('[RUN-POSTGRES] continues to run as the user who owns the existing files', async () => {
    await useCluster();
    const { stop } = await start();
    await stop();
    const games = 5;
    giveTo({ uid: games, gid: games }, join(postgres.folder(), 'postgres'));
    const { pid } = await start();
    expect(statSync(`/proc/${pid}`).uid).toBe(games);
  });

  asRoot(
    '[RUN-POSTGRES] can run below a folder that only root can enter in several ways, and switch between them',
    async () => {
      chmodSync(postgres.folder(), 0o700);
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
    const cluster = join(postgres.folder(), 'postgres/cluster');
    mkdirSync(cluster, { recursive: true });
    writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(
      `${cluster} holds data of PostgreSQL 17, but this is PostgreSQL 18`,
    );
  });
});
