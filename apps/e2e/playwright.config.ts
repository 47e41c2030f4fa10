import { defineConfig } from '@playwright/test';
import { gifProvider } from './src/support/gif-provider.address.ts';
import { product } from './src/support/product.ts';

/** Journeys through the product as `npm start` runs it, with its own data and port. */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  // A machine that is busy with other things is slow, not wrong: the limits end what hangs, and judge no speed.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../../dist/test-results/e2e.json' }]],
  use: {
    baseURL: product.origin,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Africa/Algiers',
  },
  webServer: [
    { command: 'node src/support/gif-provider.ts', url: `${gifProvider}/ready.gif` },
    {
      command: `node apps/e2e/src/support/google-issuer.mjs ${product.google.port} ${product.google.person}`,
      cwd: '../..',
      url: `${product.google.issuer}/.well-known/openid-configuration`,
    },
    {
      command: 'node tools/local/src/start.ts',
      cwd: '../..',
      url: `${product.origin}/api/health/ready`,
      env: product.environment,
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      stdout: 'pipe',
    },
  ],
});
