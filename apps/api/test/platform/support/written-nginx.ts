import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually, freePort } from '@manette/platform/testing';
import { findTool } from '@manette/platform/testing/tools';

const COMMAND = fileURLToPath(new URL('../../../../../deploy/nginx/main.ts', import.meta.url));

/** A real nginx with what `npm run nginx` writes, before processes of the product. */
export class WrittenNginx {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /** @param variables UPSTREAMS, and whatever else the command reads */
  static async start(variables: Record<string, string>): Promise<WrittenNginx> {
    const folder = mkdtempSync(join(tmpdir(), 'manette-written-nginx-'));
    // Its workers have another user than root.
    chmodSync(folder, 0o755);
    const file = join(folder, 'nginx.conf');
    const url = `http://localhost:${await freePort()}`;
    execFileSync(process.execPath, [COMMAND, '--standalone', '--ipv4', '--out', file], {
      env: { PATH: process.env.PATH, PUBLIC_URL: url, ...variables },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const options = ['-c', file, '-p', folder, '-g', 'daemon off;'];
    const child = spawn(findTool('nginx') ?? 'nginx', options, { stdio: ['ignore', 'ignore', 'inherit'] });
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error('nginx ended by itself');
      return (await fetch(`${url}/api/health/live`)).ok;
    });
    return new WrittenNginx(url, child, folder);
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
