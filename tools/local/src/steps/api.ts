import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CHECKOUT } from '../checkout.ts';
import { NodeProcess } from '../processes/node-process.ts';
import type { Scope } from '../processes/scope.ts';
import { StartError } from '../start-error.ts';
import { ApiLog } from '../terminal/api-log.ts';
import { say } from '../terminal/terminal.ts';
import { privatePlaces, type Places } from './place.ts';

/**
 * A small nursery: with V8's own 16 MB, uploads and answers of a minute leave the process some 170 MB larger than it began,
 * with 4 MB some 100. A limit of the old generation: V8 lets a heap without one grow to four times what is in use before it
 * collects, below this one to 1.6 times (239 instead of 429 MiB after a minute of mixed reads). With 512 MB it was 226, and a
 * page that is not in memory took a sixth more processor time; `--heap-growing-percent=20` took half as much again.
 */
const NODE = ['--max-semi-space-size=4', '--max-old-space-size=1024'];
/** Threads share what the C library keeps of memory that was given back, instead of each keeping some. */
const MEMORY = { MALLOC_ARENA_MAX: '1' };

/** The API in one file, which is what starts fast; its classes keep their names, and it has no source maps. */
const BUNDLE = join(CHECKOUT, 'apps/api/dist/server.js');
/** The API file by file, of which `npm run dev` builds those that change. */
export const SEPARATE_FILES = join(CHECKOUT, 'apps/api/dist/main.js');

const START_TIMEOUT = 90_000;
const SHORTEST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** One that ran this long was well; the next failure is a new one. */
const WELL = 60_000;

export interface ApiOptions {
  environment: NodeJS.ProcessEnv;
  dataDir: string;
  scope: Scope;
  /** Where its processes listen; on free ports of this machine when absent. */
  places?: Places;
  /** What is run; the built bundle when absent. */
  program?: string;
}

async function isReady(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/api/health/ready`, { signal: AbortSignal.timeout(5_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // Not listening yet, or gone again; who asks decides how long to go on asking.
    return false;
  }
}

/** The API's process, started again with growing pauses when it ends by itself. */
export class Api {
  readonly #options: ApiOptions;
  readonly #log: ApiLog;
  readonly #places: Places;
  #process: NodeProcess | undefined;
  #restarting = false;
  #patience = new AbortController();
  readonly #afterTry: (() => void)[] = [];
  /** Where it takes calls; undefined while it does not. */
  address: string | undefined;

  private constructor(options: ApiOptions) {
    this.#options = options;
    this.#places = options.places ?? privatePlaces;
    this.#log = new ApiLog(options.dataDir, (words) => say(`  api: ${words}`));
  }

  /**
   * Starts the API and waits until it is ready.
   * @throws StartError with the API's own last words when it ends instead
   */
  static async start(options: ApiOptions): Promise<Api> {
    const api = new Api(options);
    options.scope.defer(async () => (await api.#places.standIn?.release())?.ended);
    options.scope.defer(() => api.#process?.stop());
    await api.#start();
    void api.#keepRunning();
    return api;
  }

  /** Ends the process and starts it anew, as after a change of its sources; done when that has been tried. */
  async restart(): Promise<void> {
    const tried = new Promise<void>((resolve) => this.#afterTry.push(resolve));
    this.#restarting = true;
    this.address = undefined;
    this.#patience.abort();
    await this.#process?.stop();
    await tried;
  }

  async #start(): Promise<void> {
    const { environment, scope, program = BUNDLE } = this.#options;
    const { address, environment: placed } = await this.#places.next();
    if (scope.ending) throw new StartError('the API is not started, as everything is being stopped');
    const maps = program === SEPARATE_FILES ? ['--enable-source-maps'] : [];
    const child = new NodeProcess([...NODE, ...maps, program], {
      environment: { ...MEMORY, ...environment, ...placed },
      record: scope.record,
      onOutput: this.#log.take,
      onMessage: (message) => {
        if ((message as { asks?: string }).asks === 'port') void this.#givePort(child);
      },
    });
    this.#process = child;
    const deadline = Date.now() + START_TIMEOUT;
    while (!(await isReady(address))) {
      if (!child.running)
        throw new StartError(
          this.#log.lastWords || `the API ${await child.ended}; its log is ${this.#log.file}`,
        );
      if (Date.now() > deadline) {
        await child.stop();
        throw new StartError(
          `the API was not ready in ${START_TIMEOUT / 1000} s; its log is ${this.#log.file}`,
        );
      }
      await pause(25);
    }
    this.address = address;
    void child.exited.then(() => {
      if (!scope.ending) this.#places.standIn?.open();
    });
  }

  async #givePort(child: NodeProcess): Promise<void> {
    await this.#places.standIn?.release();
    child.tell({ gives: 'port' });
  }

  async #keepRunning(): Promise<void> {
    let failures = 0;
    while (!this.#options.scope.ending) {
      const begun = Date.now();
      const end = (await this.#process?.ended) ?? '';
      this.address = undefined;
      if (this.#options.scope.ending) return;
      failures = this.#restarting || Date.now() - begun > WELL ? 0 : failures + 1;
      if (!this.#restarting) say(`the API ${end} by itself; starting it again`);
      if (failures > 0) await this.#pause(Math.min(SHORTEST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE));
      if (this.#options.scope.ending) return;
      this.#restarting = false;
      await this.#start().catch((error: Error) => say(error.message));
      for (const done of this.#afterTry.splice(0)) done();
    }
  }

  async #pause(milliseconds: number): Promise<void> {
    this.#patience = new AbortController();
    // Whoever asks for a restart meanwhile does not want to wait.
    await pause(milliseconds, undefined, { ref: false, signal: this.#patience.signal }).catch(
      () => undefined,
    );
  }
}
