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

/** Empty values for all settings: a developer's own `.env` must not affect the product under test. */
const NOTHING = Object.fromEntries(VARIABLES.map((name) => [name, '']));

/** `npm run serve -- api` or `-- worker`, as on its own machine: the built product with its own DATA_DIR. */
export class Serving {
  private constructor(
    readonly role: 'api' | 'worker',
    private readonly child: Child,
    /** The port of the API and the pages. A worker does not listen on it. */
    readonly port: number,
    private readonly metricsPort: number,
    private readonly dataDir: string,
  ) {}

  /**
   * Starts the process, and waits until it is ready.
   * @param port the port to use when a process is replaced
   */
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

  /** Stops the process as systemd and Kubernetes do. @returns its exit code */
  async stop(): Promise<number | string> {
    const code = await this.child.end('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true });
    return code;
  }

  /** Kills the process with SIGKILL. */
  async kill(): Promise<void> {
    await this.child.end('SIGKILL');
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** The end of its output to stdout and stderr. */
  get words(): string {
    return this.child.words;
  }
}
