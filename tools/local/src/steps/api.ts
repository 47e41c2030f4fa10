import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CHECKOUT } from '../checkout.ts';
import { NodeProcess } from '../processes/node-process.ts';
import type { Scope } from '../processes/scope.ts';
import { StartError } from '../start-error.ts';
import { ApiLog } from '../terminal/api-log.ts';
import { say } from '../terminal/terminal.ts';
import { loopbackAddresses, type Places } from './place.ts';

/**
 * A young generation of 8 MB, half of V8's default. With 4 MB the data of orders that arrive together outlives collections and is
 * copied: an order takes a seventh more processor time. With 16 MB the process takes 70 MB more than with 4 MB after a minute of
 * uploads.
 *
 * A limit of the old generation: without one V8 lets the heap grow to four times the memory in use before it collects, with this
 * one to 1.6 times (239 instead of 429 MiB after a minute of mixed reads). With 512 MB it was 226 MiB, but a page that is not in
 * memory took a sixth more processor time. With `--heap-growing-percent=20` it took half as much again.
 */
const NODE = ['--max-semi-space-size=8', '--max-old-space-size=1024'];
/** Makes all threads share one malloc arena, so that freed memory is not kept per thread. */
const MEMORY = { MALLOC_ARENA_MAX: '1' };

/** The API in one file, which starts faster. Its classes keep their names; it has no source maps. */
const BUNDLE = join(CHECKOUT, 'apps/api/dist/server.js');
/** The API as separate files, so that `npm run dev` only builds packages that change. */
export const SEPARATE_FILES = join(CHECKOUT, 'apps/api/dist/main.js');

const START_TIMEOUT = 90_000;
const SHORTEST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** Milliseconds. After a run of this length the next failure counts as the first one. */
const STABLE_RUN_MS = 60_000;

export interface ApiOptions {
  environment: NodeJS.ProcessEnv;
  dataDir: string;
  scope: Scope;
  /** Where the processes listen; on free ports of this machine when absent. */
  places?: Places;
  /** The program to run; the built bundle when absent. */
  program?: string;
}

async function isReady(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/api/health/ready`, { signal: AbortSignal.timeout(5_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // The API does not listen yet or has ended. The caller decides how long to retry.
    return false;
  }
}

/** The API's process, restarted with growing pauses when it ends unexpectedly. */
export class Api {
  readonly #options: ApiOptions;
  readonly #log: ApiLog;
  readonly #places: Places;
  #process: NodeProcess | undefined;
  #restarting = false;
  #patience = new AbortController();
  readonly #afterTry: (() => void)[] = [];
  /** The URL at which the API accepts calls; undefined while it does not. */
  address: string | undefined;

  private constructor(options: ApiOptions) {
    this.#options = options;
    this.#places = options.places ?? loopbackAddresses;
    this.#log = new ApiLog(options.dataDir, (words) => say(`  api: ${words}`));
  }

  /**
   * Starts the API and waits until it is ready.
   * @throws StartError with the last line of the API's output when it ends before
   */
  static async start(options: ApiOptions): Promise<Api> {
    const api = new Api(options);
    options.scope.defer(async () => (await api.#places.standIn?.release())?.ended);
    options.scope.defer(() => api.#process?.stop());
    await api.#start();
    void api.#keepRunning();
    return api;
  }

  /** Restarts the process, for example after a change of its sources. Resolves when the start has succeeded or failed. */
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
      failures = this.#restarting || Date.now() - begun > STABLE_RUN_MS ? 0 : failures + 1;
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
    // A call of restart() ends the pause early.
    await pause(milliseconds, undefined, { ref: false, signal: this.#patience.signal }).catch(
      () => undefined,
    );
  }
}
