import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually, freePort } from '@manette/platform/testing';
import { VARIABLES } from '@manette/platform/environment';
import { Child } from '../../support/child.js';

const CHECKOUT = fileURLToPath(new URL('../../../../../', import.meta.url));
const SERVE = join(CHECKOUT, 'tools/local/src/serve/main.ts');
const PATIENCE = 120_000;

/** The settings of a developer's own `.env` must not reach the product under test. */
const NOTHING = Object.fromEntries(VARIABLES.map((name) => [name, '']));

/** `npm run serve -- api` or `-- worker`, as on a machine of its own: the built product with its own DATA_DIR. */
export class Serving {
  private constructor(
    readonly role: 'api' | 'worker',
    private readonly child: Child,
    /** Of calls and pages; a worker has none. */
    readonly port: number,
    private readonly metricsPort: number,
    private readonly dataDir: string,
  ) {}

  /** Starts it, and waits until it is ready. @param port a certain one, where a process is replaced */
  static async start(role: 'api' | 'worker', env: Record<string, string>, port?: number): Promise<Serving> {
    const [own, metricsPort] = [port ?? (await freePort()), await freePort()];
    const dataDir = mkdtempSync(join(tmpdir(), `manette-${role}-`));
    const places = { PORT: String(own), METRICS_PORT: String(metricsPort), DATA_DIR: dataDir };
    const child = spawn(process.execPath, [SERVE, role], {
      cwd: CHECKOUT,
      env: { PATH: process.env.PATH, ...NOTHING, LOG_LEVEL: 'warn', MIN_FREE_MB: '0', ...env, ...places },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const serving = new Serving(role, new Child(`serve ${role}`, child, dataDir), own, metricsPort, dataDir);
    await eventually(() => {
      serving.child.mustRun();
      return serving.isReady();
    }, PATIENCE).catch((error: Error) => {
      throw new Error(`${role} is not ready (${error.message}): ${serving.words}`);
    });
    return serving;
  }

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.metricsPort}/health/ready`).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.ok ?? false;
  }

  /** Ends it as systemd and Kubernetes do. @returns its exit code */
  async stop(): Promise<number | string> {
    const code = await this.child.end('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true });
    return code;
  }

  /** kill -9 */
  async kill(): Promise<void> {
    await this.child.end('SIGKILL');
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** What it has written to stdout and stderr, the end of it. */
  get words(): string {
    return this.child.words;
  }
}
