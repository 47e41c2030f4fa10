import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeApi, loadConfig, prefixPaths, type AppConfig } from '@manette/platform';
import { NestFactory } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from '../app.module.js';
import { version } from '../version.js';

/** Returns the settings of a process that opens every call, independent of this machine's environment. */
function ofAllCalls(): AppConfig {
  const folder = mkdtempSync(join(tmpdir(), 'manette-openapi-'));
  try {
    const variables = { VITALS: 'true', DATABASE_URL: 'postgres://localhost/none', DATA_DIR: folder };
    return loadConfig(variables, version);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Creates the product's OpenAPI document. The application is not started, so no database and no port is needed. */
export async function describeProduct(): Promise<OpenAPIObject> {
  const app = await NestFactory.create(AppModule.forRoot(ofAllCalls()), {
    preview: true,
    abortOnError: false,
    logger: ['error'],
  });
  prefixPaths(app);
  return describeApi(app);
}
