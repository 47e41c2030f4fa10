import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort } from '@manette/platform/testing';
import { findTool } from '@manette/platform/testing/tools';
import { Redis } from 'ioredis';
import { Child } from './child.js';

async function answers(port: number): Promise<boolean> {
  const redis = new Redis(port, '127.0.0.1', { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return (await redis.ping()) === 'PONG';
  } catch {
    // It is still starting.
    return false;
  } finally {
    redis.disconnect();
  }
}

/** A real Redis that keeps what it was told on disk, as the guide of many machines asks for. */
export class RedisServer {
  private constructor(
    private child: Child,
    private readonly start: () => Promise<Child>,
    readonly url: string,
    private readonly folder: string,
  ) {}

  static async begin(): Promise<RedisServer> {
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
    return new RedisServer(await start(), start, `redis://127.0.0.1:${port}`, folder);
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
