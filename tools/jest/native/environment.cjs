// The environment of tests that Node loads itself (runtime.cjs): the globals of the process.
const { ModuleMocker } = require('jest-mock');

const OF_ONE_FILE = [Symbol.for('EVENT_HANDLERS'), Symbol.for('TEST_TIMEOUT_SYMBOL')];

module.exports = class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  fakeTimersModern = null;
  #console = globalThis.console;
  #environment = { ...process.env };
  #exit = process.exit;

  constructor() {
    const redis = process.env.TEST_REDIS_URLS?.split(' ');
    const worker = Number(process.env.JEST_WORKER_ID ?? 1);
    if (redis) process.env.TEST_REDIS_URL = redis[(worker - 1) % redis.length];
    // `jest.fn`, `jest.spyOn` and the like; modules are real, so there is nothing more to `jest`.
    this.global.jest = this.moduleMocker;
  }

  exportConditions() {
    return [];
  }

  getVmContext() {
    return null;
  }

  async setup() {}

  /** Leaves the process as it was for the next file. */
  async teardown() {
    for (const key of OF_ONE_FILE) delete globalThis[key];
    for (const name of Object.keys(process.env)) if (!(name in this.#environment)) delete process.env[name];
    Object.assign(process.env, this.#environment);
    process.exit = this.#exit;
    globalThis.console = this.#console;
  }
};
