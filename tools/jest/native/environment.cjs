// The Jest environment of tests that Node itself loads (runtime.cjs). Its globals are those of the process.
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
const OF_ONE_FILE = [Symbol.for('EVENT_HANDLERS'), TEST_TIMEOUT];

module.exports = class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  fakeTimersModern = null;
  #console = globalThis.console;
  #environment = { ...process.env };
  #exit = process.exit;
  #timers;

  constructor({ projectConfig }) {
    const redis = process.env.TEST_REDIS_URLS?.split(' ');
    const worker = Number(process.env.JEST_WORKER_ID ?? 1);
    if (redis) process.env.TEST_REDIS_URL = redis[(worker - 1) % redis.length];
    // `jest.fn`, `jest.spyOn` and the like. There is no `jest.mock`, because Node loads the real modules.
    this.global.jest = Object.assign(this.moduleMocker, this.#clock(projectConfig));
  }

  /** The functions of the `jest` object that control time. */
  #clock(config) {
    const timers = (this.#timers = new ModernFakeTimers({ config, global: globalThis }));
    return {
      useFakeTimers: ({ doNotFake = [], ...more } = {}) =>
        // Node's own code uses these two from the globals, so they must stay real.
        timers.useFakeTimers({ ...more, doNotFake: [...doNotFake, 'nextTick', 'queueMicrotask'] }),
      useRealTimers: () => timers.useRealTimers(),
      advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
      advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
      getTimerCount: () => timers.getTimerCount(),
      setTimeout: (ms) => (globalThis[TEST_TIMEOUT] = ms),
    };
  }

  exportConditions() {
    return [];
  }

  getVmContext() {
    return null;
  }

  async setup() {}

  /** Restores the state of the process for the next test file. */
  async teardown() {
    this.#timers.dispose();
    this.moduleMocker.restoreAllMocks();
    for (const key of OF_ONE_FILE) delete globalThis[key];
    for (const name of Object.keys(process.env)) if (!(name in this.#environment)) delete process.env[name];
    Object.assign(process.env, this.#environment);
    process.exit = this.#exit;
    globalThis.console = this.#console;
  }
};
