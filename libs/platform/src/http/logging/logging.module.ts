import { Module, type DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { AppConfig } from '../../core/config/app-config.js';
import { CallLog } from './call-log.js';
import { rootLogger } from './root-logger.js';

/** Structured logs of the process and of each call, without secrets. */
@Module({})
export class LoggingModule {
  static forRoot(config: AppConfig): DynamicModule {
    const logger = rootLogger(config);
    return {
      module: LoggingModule,
      global: true,
      // On no route: the root logger adds the id of the call by itself, and `CallLog` logs the call.
      imports: [LoggerModule.forRoot({ pinoHttp: { logger }, forRoutes: [] })],
      providers: [{ provide: CallLog, useValue: new CallLog(config, logger) }],
      exports: [CallLog],
    };
  }
}
