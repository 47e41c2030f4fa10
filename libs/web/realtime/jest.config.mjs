import { createRequire } from 'node:module';
import { webJest } from '../../../jest.preset.js';

const config = webJest('web-realtime');

export default {
  ...config,
  // The tests run a real server besides the browser's client; jsdom's export conditions would give that server the browser's
  // ws.
  moduleNameMapper: { ...config.moduleNameMapper, '^ws$': createRequire(import.meta.url).resolve('ws') },
};
