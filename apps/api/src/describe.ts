// Prints the product's OpenAPI document; neither a database nor a port is needed.
import 'reflect-metadata';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeApi, loadConfig, prefixPaths } from '@manette/platform';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { version } from './version.js';

/** All contexts and all calls, whatever this machine's settings are. */
const folder = mkdtempSync(join(tmpdir(), 'manette-openapi-'));
const variables = { VITALS: 'true', DATABASE_URL: 'postgres://localhost/none', DATA_DIR: folder };
const config = loadConfig(variables, version);
rmSync(folder, { recursive: true });
const app = await NestFactory.create(AppModule.forRoot(config), { preview: true, logger: ['error'] });
prefixPaths(app);
writeFileSync(1, JSON.stringify(describeApi(app)));
