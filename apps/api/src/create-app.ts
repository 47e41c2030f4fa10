import { prepareHttp, serveDocs, type AppConfig, type Clock } from '@manette/platform';
import type { Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { frontEndFolders } from './front-end-folders.js';

/** Creates the application, ready to listen, and migrates the database. Tests pass a clock of their own. */
export async function createApp(config: AppConfig, clock?: Provider<Clock>): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(config, clock), {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
    forceCloseConnections: true,
  });
  app.useLogger(app.get(Logger));
  prepareHttp(app, frontEndFolders);
  if (config.docs.serve) serveDocs(app);
  return app;
}
