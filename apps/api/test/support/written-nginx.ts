import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually } from '@manette/platform/testing';
import { findTool } from '@manette/platform/testing/tools';
import { Child } from './child.js';

const COMMAND = fileURLToPath(new URL('../../../../deploy/nginx/main.ts', import.meta.url));

/** A real nginx with the configuration that `npm run nginx -- --standalone` writes, started as an operator starts it. */
export class WrittenNginx {
  private constructor(
    /** The written configuration. */
    readonly configuration: string,
    private readonly child: Child,
    private readonly folder: string,
  ) {}

  /** @param variables the environment of `npm run nginx`; nginx listens on PUBLIC_URL */
  static async start(variables: Record<string, string> & { PUBLIC_URL: string }): Promise<WrittenNginx> {
    const folder = await mkdtemp(join(tmpdir(), 'manette-nginx-'));
    const file = join(folder, 'nginx.conf');
    execFileSync(process.execPath, [COMMAND, '--out', file, '--standalone', '--ipv4'], {
      env: { PATH: process.env.PATH, ...variables },
    });
    const options = ['-c', file, '-g', 'daemon off;'];
    const child = spawn(findTool('nginx') ?? 'nginx', options, { stdio: ['ignore', 'ignore', 'pipe'] });
    // After SIGKILL its worker processes would keep running.
    const started = new Child('nginx', child, folder, 'SIGTERM');
    await eventually(async () => {
      started.mustRun();
      const answer = await fetch(variables.PUBLIC_URL).catch(() => undefined);
      await answer?.body?.cancel();
      return answer !== undefined;
    });
    return new WrittenNginx(await readFile(file, 'utf8'), started, folder);
  }

  async stop(): Promise<void> {
    await this.child.end('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }
}
