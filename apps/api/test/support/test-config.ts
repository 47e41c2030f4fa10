import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, type AppConfig } from '@manette/platform';

/**
 * Creates the configuration of an application under test, with its own folder and limits that tests do not reach accidentally.
 */
export function testConfig(databaseUrl: string, env: Record<string, string> = {}): AppConfig {
  return loadConfig(
    {
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DATA_DIR: env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'manette-test-')),
      RATE_LIMIT_FACTOR: '1000',
      PUBLIC_URL: 'http://manette.test',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      ...env,
    },
    '0.0.0-test',
  );
}
