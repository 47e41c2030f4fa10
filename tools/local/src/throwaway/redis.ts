import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@manette/platform/free-port';
import { endProcess, TERM_THEN_KILL } from '../processes/end-process.ts';
import { processWithId } from '../processes/identity.ts';
import { noteServer, removeFolder, throwawayFolder } from './folders.ts';
import type { Throwaway } from './postgres.ts';

const isInstalled = () => spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1_000 });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket
      .once('data', () => settle(true))
      .once('error', () => settle(false))
      .once('timeout', () => settle(false));
    socket.write('PING\r\n');
  });

/** Starts a Redis without persistence, for tests. @returns undefined when Redis is not installed */
export async function startThrowawayRedis(): Promise<Throwaway | undefined> {
  if (!isInstalled()) return undefined;
  const port = await freePort();
  const folder = throwawayFolder();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', options, { cwd: folder, stdio: 'ignore' });
  child.unref();
  const known = child.pid === undefined ? undefined : processWithId(child.pid);
  if (known) noteServer(folder, known);
  const deadline = Date.now() + 60_000;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('redis-server did not start');
    await pause(20);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      if (known) await endProcess(known, TERM_THEN_KILL);
      removeFolder(folder);
    },
  };
}
