import type { IncomingMessage } from 'node:http';
import { Module, type DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { AppConfig } from '../../core/config/app-config.js';
import { requestIdOf } from '../middleware/request-id.js';
import { CallLog } from './call-log.js';
import { rootLogger } from './root-logger.js';

/** Structured logs of the process and of each call, without secrets. */
@Module({})
export class LoggingModule {
  static forRoot(config: AppConfig): DynamicModule {
    const logger = rootLogger(config);
    const pinoHttp = {
      logger,
      // Lines that are written during a call have its id; `CallLog` tells the rest.
      autoLogging: false,
      quietReqLogger: true,
      customAttributeKeys: { reqId: 'requestId' },
      genReqId: (request: IncomingMessage) => requestIdOf(request),
    };
    return {
      module: LoggingModule,
      global: true,
      imports: [LoggerModule.forRoot({ pinoHttp })],
      providers: [{ provide: CallLog, useValue: new CallLog(config, logger) }],
      exports: [CallLog],
    };
  }
}
