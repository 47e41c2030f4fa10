import { createRequire } from 'node:module';
import { webJest } from '../../../jest.preset.js';

const config = webJest('web-realtime');

export default {
  ...config,
  // The tests also run a real server. Without this entry, the export conditions of jsdom would give that server the browser
  // version of ws.
  moduleNameMapper: { ...config.moduleNameMapper, '^ws$': createRequire(import.meta.url).resolve('ws') },
};
