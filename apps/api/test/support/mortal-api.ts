import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { eventually, freePort, productProgram } from '@manette/platform/testing';

/** As the launcher starts it: the process stays small. */
const NODE = ['--max-semi-space-size=4', '--max-old-space-size=1024'];

/** The API as a process of its own, to be killed at any point of its work. */
export class MortalApi {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(env: Record<string, string>): Promise<MortalApi> {
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
    return new MortalApi(url, child);
  }

  /** Files may not grow beyond so many bytes from now on: a disk that is full, for this process alone. */
  limitFiles(bytes: number | 'unlimited'): void {
    execFileSync('prlimit', ['--pid', String(this.child.pid), `--fsize=${bytes}:`]);
  }

  /** Forgets the most memory that the process has had, and gives what it has now, in bytes. */
  restartMemory(): number {
    writeFileSync(`/proc/${this.child.pid}/clear_refs`, '5');
    return this.memory('VmRSS');
  }

  /** The most memory that it has had since, in bytes. */
  mostMemory(): number {
    return this.memory('VmHWM');
  }

  /** For how long its main thread, the one that answers people, has computed so far, in ms. */
  mainThreadTime(): number {
    const fields = readFileSync(`/proc/${this.child.pid}/task/${this.child.pid}/stat`, 'utf8').split(') ')[1];
    const [user, system] = fields?.split(' ').slice(11, 13).map(Number) ?? [];
    return ((user ?? 0) + (system ?? 0)) * 10;
  }

  private memory(what: 'VmRSS' | 'VmHWM'): number {
    const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
    return Number(new RegExp(`^${what}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
  }

  /** kill -9 */
  async die(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}
