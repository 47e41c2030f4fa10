import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../core/network/free-port.js';

const PROGRAM = fileURLToPath(new URL('s3-process.mjs', import.meta.url));

/** An S3 server that a test can kill and start again; its objects are kept. */
export interface S3Server {
  /** The environment variables that configure the product to use this server. */
  env: Record<string, string>;
  start(): Promise<void>;
  /** Kills the server by SIGKILL. */
  kill(): Promise<void>;
  /** Kills the server and deletes its objects. */
  end(): Promise<void>;
}

async function run(port: number, directory: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [PROGRAM, String(port), directory], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the S3 server has ended')));
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return child;
}

/** Starts an S3 server on a free port and an empty folder. */
export async function startS3Server(bucket = 'manette'): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'manette-s3-'));
  const port = await freePort();
  let child: ChildProcess | undefined = await run(port, directory);
  const kill = async () => {
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    child = undefined;
    await ended;
  };
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    start: async () => {
      child ??= await run(port, directory);
    },
    kill,
    end: async () => {
      await kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
