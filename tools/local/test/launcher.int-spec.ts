import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@manette/platform/free-port';
import { processesIn } from '../src/processes/working-in.ts';
import { removeFolder, throwawayFolder } from '../src/throwaway/folders.ts';
import { copyPreparedCluster } from '../src/throwaway/prepared-cluster.ts';
import { isGone, Launched, until } from './support/launched.ts';

describe('the launcher', () => {
  let folder: string;
  const launched: Launched[] = [];
  beforeEach(() => (folder = throwawayFolder()));
  afterEach(async () => {
    for (const one of launched.splice(0)) {
      one.signal('SIGTERM');
      await one.ended();
    }
    removeFolder(folder);
  });
  async function launch(
    environment: Record<string, string> = {},
    dataDir = folder,
    before: string[] = [],
  ): Promise<Launched> {
    const one = new Launched(dataDir, await freePort(), environment, before);
    launched.push(one);
    return one;
  }

  /** Copies a cluster, for tests that are not about a first start. */
  const useCluster = () => copyPreparedCluster(folder);

  it.each([
    ['SIGINT', 'a first start'],
    ['SIGTERM', 'a later start'],
    ['SIGHUP', 'a later start'],
  ] as const)('[RUN-STOP] stops everything in order on %s, after %s', async (signal, start) => {
    if (start !== 'a first start') await useCluster();
    const one = await (await launch()).ready();
    const { children, postgres } = one.processes();
    expect([children.length, postgres]).toEqual([1, expect.any(Number)]);
    one.signal(signal);
    expect(await one.ended()).toBe(0);
    expect([...children, postgres].map(isGone)).toEqual([true, true]);
    expect(readFileSync(join(folder, 'stops'), 'utf8')).toBe(`${children[0]}\n`);
    expect(existsSync(join(folder, 'run.json'))).toBe(false);
    await expect(one.ask('/api')).rejects.toThrow();
  });

  it('[RUN-STOP] ends when the npm that runs it ends, even when npm is killed', async () => {
    await useCluster();
    const one = await (
      await launch({ npm_lifecycle_event: 'start' }, folder, ['sh', '-c', '"$@"; :', 'sh'])
    ).ready();
    const { children, postgres } = one.processes();
    one.signal('SIGKILL');
    await until(() => [...children, postgres].every(isGone));
    expect(one.output).toContain('stopping …');
  });

  it('[RUN-START] waits for a launcher that is stopping', async () => {
    await useCluster();
    const first = await (await launch()).ready();
    first.signal('SIGTERM');
    const next = await (await launch()).ready();
    expect(await first.ended()).toBe(0);
    expect((await next.ask('/api')).status).toBe(200);
  });

  it('[RUN-STOP] leaves no process running when it is stopped while it starts', async () => {
    await useCluster();
    // This file keeps the API from becoming ready.
    writeFileSync(join(folder, 'not-yet'), '');
    const one = await launch();
    await until(() => one.processes().postgres !== undefined);
    const { postgres } = one.processes();
    one.signal('SIGTERM');
    expect(await one.ended()).toBe(0);
    expect(isGone(postgres)).toBe(true);
    expect(one.output).not.toContain('cannot start');
  });

  it('[RUN-RECOVER] leaves no API running when it is killed, and the next start uses the running database', async () => {
    await useCluster();
    const killed = await (await launch()).ready();
    const { children, postgres } = killed.processes();
    killed.signal('SIGKILL');
    await killed.ended();
    await until(() => children.every(isGone));
    expect(isGone(postgres)).toBe(false);
    const next = await (await launch()).ready();
    expect(next.processes().postgres).toBe(postgres);
    next.signal('SIGTERM');
    await next.ended();
    expect(isGone(postgres)).toBe(true);
  });

  it('[RUN-RECOVER] starts after all of its processes were killed at the same time', async () => {
    await useCluster();
    const killed = await (await launch()).ready();
    const { children, postgres } = killed.processes();
    const servers = processesIn(join(folder, 'postgres'), ['postgres']).map(({ pid }) => pid);
    killed.signal('SIGKILL');
    for (const pid of new Set([...children, postgres ?? 0, ...servers])) process.kill(pid, 'SIGKILL');
    const next = await (await launch()).ready();
    expect(next.processes().postgres).not.toBe(postgres);
    expect((await next.ask('/api')).status).toBe(200);
  });

  it('[RUN-START] runs one of two simultaneous starts, and the other reports it', async () => {
    await useCluster();
    const killed = await (await launch()).ready();
    killed.signal('SIGKILL');
    await killed.ended();
    const both = await Promise.all([launch(), launch()]);
    const runs = await Promise.any(both.map((one) => one.ready()));
    const refused = both.find((one) => one !== runs);
    expect(await refused?.ended()).toBe(1);
    expect(refused?.lastLine).toMatch(
      `Manette cannot start: Manette already runs from ${folder} at http://localhost:${runs.port}`,
    );
    expect((await runs.ask('/api')).status).toBe(200);
  });

  it('[RUN-RECOVER] restarts the API when it ends unexpectedly, and answers 503 meanwhile', async () => {
    await useCluster();
    const one = await (await launch()).ready();
    const first = await one.ask('/api/accounts');
    const notYet = join(folder, 'not-yet');
    writeFileSync(notYet, '');
    await fetch(`http://localhost:${one.port}/api/crash`);
    await until(async () => (await one.ask('/api/accounts')).status === 503);
    rmSync(notYet);
    await until(async () => (await one.ask('/api/accounts')).status === 200);
    expect((await one.ask('/api/accounts')).pid).not.toBe(first.pid);
    expect(one.output).toContain('the API ended with code 3 by itself; starting it again');
  });

  it('[RUN-RECOVER] restarts PostgreSQL when it ends unexpectedly', async () => {
    await useCluster();
    const one = await (await launch()).ready();
    const { postgres } = one.processes();
    process.kill(postgres ?? 0, 'SIGINT');
    await until(() => ![undefined, postgres].includes(one.processes().postgres));
  });

  it('[RUN-START] refuses a data folder in use, and names the URL of the product that uses it', async () => {
    await useCluster();
    const first = await (await launch()).ready();
    const second = await launch();
    expect(await second.ended()).toBe(1);
    expect(second.lastLine).toMatch(
      `Manette cannot start: Manette already runs from ${folder} at http://localhost:${first.port}`,
    );
    expect((await first.ask('/api')).status).toBe(200);
  });

  it('[RUN-START] runs twice at the same time with separate data folders', async () => {
    const folders = ['one', 'other'].map((name) => join(folder, name));
    for (const own of folders) await copyPreparedCluster(own);
    const [one, other] = (await Promise.all(folders.map((own) => launch({}, own)))) as [Launched, Launched];
    await Promise.all([one.ready(), other.ready()]);
    expect((await one.ask('/api')).status).toBe(200);
    expect((await other.ask('/api')).status).toBe(200);
  });

  it.each([
    [{ PORT: 'many' }, 'PORT must be a port from 1 to 65535'],
    [
      { NODE_ENV: 'production', ADMIN_PASSWORD: 'Secret123', JWT_SECRET: '' },
      'JWT_SECRET is required in production',
    ],
    [{ HOST: '0.0.0.0' }, 'ADMIN_PASSWORD is required when HOST is beyond loopback'],
    [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /^DATABASE_URL cannot be reached at 127\.0\.0\.1:1\/none/,
    ],
    [{ FAIL_AT_START: 'STORE_TIMEZONE must be a time zone' }, 'STORE_TIMEZONE must be a time zone'],
    [{ DATA_DIR: '/etc/passwd/none' }, /^DATA_DIR \/etc\/passwd\/none cannot be used/],
  ])('[RUN-ENV] with %j prints in its last line why it cannot start', async (environment, sentence) => {
    if ('FAIL_AT_START' in environment) await useCluster();
    const one = await launch(environment as Record<string, string>);
    expect(await one.ended()).toBe(1);
    const why = one.lastLine.replace('Manette cannot start: ', '');
    if (typeof sentence === 'string') expect(why).toBe(sentence);
    else expect(why).toMatch(sentence);
    expect(one.processes().postgres).toBeUndefined();
  });

  it('[RUN-PORT] prints in its last line that the port is in use, and starts nothing', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as import('node:net').AddressInfo;
    const one = new Launched(folder, port);
    launched.push(one);
    expect(await one.ended()).toBe(1);
    expect(one.lastLine).toBe(
      `Manette cannot start: port ${port} is in use by another program; stop what uses it, or set PORT to a free one`,
    );
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
    other.close();
  });
});
