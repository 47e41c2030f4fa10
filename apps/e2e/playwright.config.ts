import { defineConfig } from '@playwright/test';
import { gifProvider } from './src/support/gif-provider.address.ts';
import { WORKERS } from './src/support/ports.ts';
import { products } from './src/support/product.ts';

const issuers = products.map(({ google }) => google);

/** End-to-end tests of the product as `npm start` runs it. Each worker has its own product, with its own data and port. */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  workers: WORKERS,
  retries: 0,
  // The timeouts end tests that hang. They are long, because a busy machine is slow without a fault of the product.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? '../../dist/test-results/e2e.json' }],
  ],
  use: {
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
    // Recording a trace takes as much CPU time as the tests themselves: E2E_TRACE=retain-on-failure switches it on.
    trace: process.env.E2E_TRACE === 'retain-on-failure' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  webServer: [
    { command: 'node src/support/gif-provider.ts', url: `${gifProvider}/ready.gif` },
    {
      command: `node apps/e2e/src/support/google-issuer.mjs ${issuers.map(({ port, person }) => `${port} ${person}`).join(' ')}`,
      cwd: '../..',
      url: `${issuers.at(-1)?.issuer}/.well-known/openid-configuration`,
    },
    // The products start one after the other: the first one builds what has changed.
    ...products.map(({ address, environment }, worker) => ({
      name: `product ${worker}`,
      command: 'node tools/local/src/start.ts',
      cwd: '../..',
      url: `${address}/api/health/ready`,
      env: environment,
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
      stdout: 'pipe' as const,
    })),
  ],
});
