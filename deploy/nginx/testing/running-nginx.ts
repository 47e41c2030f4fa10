import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findTool } from '@manette/platform/testing/tools';
import { standaloneConfiguration } from '../configuration.ts';
import { publicPortOf, readNginxSettings } from '../settings.ts';

const PATIENCE = 30_000;

/** Creates a folder that nginx's worker processes can read, which do not run as root. */
export function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'manette-nginx-test-'));
  chmodSync(folder, 0o755);
  return folder;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return false;
    throw error;
  } finally {
    socket.destroy();
  }
}

/** A real nginx with the configuration that `npm run nginx -- --standalone` writes. */
export class RunningNginx {
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, folder: string) {
    this.#child = child;
    this.#folder = folder;
  }

  /** @param variables the variables of `npm run nginx` */
  static async start(variables: Record<string, string>): Promise<RunningNginx> {
    const folder = openFolder();
    const { settings, faults } = readNginxSettings(variables, folder);
    if (!settings) throw new Error(faults.join('\n'));
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, standaloneConfiguration(settings, { ipv6: false }));
    const options = ['-c', file, '-g', 'daemon off;'];
    const child = spawn(findTool('nginx') ?? 'nginx', options, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4_000)));
    const deadline = Date.now() + PATIENCE;
    while (!(await listens(publicPortOf(settings.publicUrl)))) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`nginx did not start: ${said}`);
      await pause(20);
    }
    return new RunningNginx(child, folder);
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
