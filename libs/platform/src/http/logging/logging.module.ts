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
      // On no route: the logger itself knows the call, and `CallLog` tells of it.
      imports: [LoggerModule.forRoot({ pinoHttp: { logger }, forRoutes: [] })],
      providers: [{ provide: CallLog, useValue: new CallLog(config, logger) }],
      exports: [CallLog],
    };
  }
}
