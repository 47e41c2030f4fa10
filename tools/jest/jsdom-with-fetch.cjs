// jsdom has no fetch family: lend it Node's.
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
    // Node's Request takes no other signal than Node's.
    for (const name of ['AbortController', 'AbortSignal']) this.global[name] = globalThis[name];
  }
};
