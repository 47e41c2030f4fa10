import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort } from '@manette/platform/testing';
import { findTool } from '@manette/platform/testing/tools';
import { Redis } from 'ioredis';
import { Child } from '../../support/child.js';
import { Restartable } from './restartable.js';

async function answers(port: number): Promise<boolean> {
  const redis = new Redis(port, '127.0.0.1', { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return (await redis.ping()) === 'PONG';
  } catch {
    // Redis is still starting.
    return false;
  } finally {
    redis.disconnect();
  }
}

/** Starts a real Redis that persists its data on disk, as the guide for many machines requires. */
export async function startRedis(): Promise<Restartable> {
  const folder = mkdtempSync(join(tmpdir(), 'manette-redis-'));
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes'];
  const start = async () => {
    const child = spawn(findTool('redis-server') ?? 'redis-server', options, {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const started = new Child('redis-server', child, folder);
    await eventually(() => {
      started.mustRun();
      return answers(port);
    });
    return started;
  };
  return Restartable.begin(start, `redis://127.0.0.1:${port}`);
}
