import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { eventually, freePort, productProgram } from '@manette/platform/testing';

/** The options with which the launcher starts the API, to limit its memory. */
const NODE = ['--max-semi-space-size=8', '--max-old-space-size=1024'];

/** The API in its own process, which a test can kill at any time. */
export class KillableApi {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(env: Record<string, string>): Promise<KillableApi> {
    const port = await freePort();
    const child = spawn(process.execPath, [...NODE, ...productProgram('api')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: process.env.PATH, PORT: String(port), ...env },
    });
    const url = `http://127.0.0.1:${port}`;
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error('the API ended by itself');
      return (await fetch(`${url}/api/health/live`)).ok;
    }, 180_000);
    return new KillableApi(url, child);
  }

  /** Limits the size of files that this process may write, which simulates a full disk. */
  limitFiles(bytes: number | 'unlimited'): void {
    execFileSync('prlimit', ['--pid', String(this.child.pid), `--fsize=${bytes}:`]);
  }

  /** Resets the peak memory of the process, and returns its current memory in bytes. */
  restartMemory(): number {
    writeFileSync(`/proc/${this.child.pid}/clear_refs`, '5');
    return this.memory('VmRSS');
  }

  /** Returns the peak memory since the reset, in bytes. */
  mostMemory(): number {
    return this.memory('VmHWM');
  }

  /** Returns the CPU time of the main thread so far, in ms. */
  mainThreadTime(): number {
    const fields = readFileSync(`/proc/${this.child.pid}/task/${this.child.pid}/stat`, 'utf8').split(') ')[1];
    const [user, system] = fields?.split(' ').slice(11, 13).map(Number) ?? [];
    return ((user ?? 0) + (system ?? 0)) * 10;
  }

  private memory(what: 'VmRSS' | 'VmHWM'): number {
    const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
    return Number(new RegExp(`^${what}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
  }

  /** Kills the process with SIGKILL. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}
