import type { IncomingMessage, ServerResponse } from 'node:http';
import { pinoHttp } from 'pino-http';
import type { AppConfig } from '../../core/config/app-config.js';
import { requestLogOptions } from './logging.module.js';

/** Logs a request and, once it is sent, its answer. */
export type RequestLog = (request: IncomingMessage, response: ServerResponse) => void;

const LEVELS_WITH_ANSWERS = ['debug', 'trace'];

/** The log of requests that are answered well outside the framework; undefined where the level leaves these out. */
export function requestLog(config: AppConfig): RequestLog | undefined {
  if (!LEVELS_WITH_ANSWERS.includes(config.logging.level)) return undefined;
  const log = pinoHttp(requestLogOptions(config));
  return (request, response) => log(request, response);
}
