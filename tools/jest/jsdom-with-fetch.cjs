// jsdom has no `fetch` and no classes that belong to it, so tests get those of Node.
const { default: JSDOM } = require('jest-environment-jsdom');

const LENT = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'BroadcastChannel',
];

module.exports = class extends JSDOM {
  async setup() {
    await super.setup();
    for (const name of LENT) this.global[name] ??= globalThis[name];
    // Node's Request accepts only Node's AbortSignal.
    for (const name of ['AbortController', 'AbortSignal']) this.global[name] = globalThis[name];
  }
};
