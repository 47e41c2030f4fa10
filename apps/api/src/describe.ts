// Prints the product's OpenAPI document; neither a database nor a port is needed.
import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { describeApi, loadConfig, prefixPaths } from '@manette/platform';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { version } from './version.js';

/** All contexts and all calls, whatever this machine's settings are. */
const config = loadConfig({ VITALS: 'true', DATABASE_URL: 'postgres://localhost/none' }, version);
const app = await NestFactory.create(AppModule.forRoot(config), { preview: true, logger: ['error'] });
prefixPaths(app);
writeFileSync(1, JSON.stringify(describeApi(app)));
