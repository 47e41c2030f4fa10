import { createRequire } from 'node:module';
import { webJest } from '../../../jest.preset.js';

const config = webJest('web-realtime');

export default {
  ...config,
  // The tests run a real server beside the browser's client, and jsdom's conditions would give it the browser's ws.
  moduleNameMapper: { ...config.moduleNameMapper, '^ws$': createRequire(import.meta.url).resolve('ws') },
};
