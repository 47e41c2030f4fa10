import type { IncomingMessage } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Options } from 'pino-http';
import type { AppConfig } from '../../core/config/app-config.js';
import { callerAddressReader, wayOfCalls } from '../../core/network/caller-address.js';
import { requestIdOf } from '../middleware/request-id.js';

const SECRETS = ['authorization', 'cookie', 'password', 'token', 'confirmPassword', 'jwtSecret'];
const REDACTED = [
  ...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
];

/** A URL without its secrets: queries and the last segments of mailed links contain tokens. */
export const loggableUrl = (url = ''): string => {
  const [path = ''] = url.split('?', 1);
  return path.replace(/\/(verify-email|reset-password)\/[^/]+/, '/$1/…');
};

/** The loggable part of an error: drivers attach their clients and connections to errors. */
export function loggableError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { name, message, code, stack, cause } = error as Error & { code?: unknown };
  return { type: name, message, code, stack, ...(cause ? { cause: loggableError(cause) } : {}) };
}

interface Logged {
  raw: IncomingMessage;
  id: string;
  method: string;
  url: string;
}

/** How each call is logged. */
export function requestLogOptions({ logging, environment, http }: AppConfig): Options {
  const addressOf = callerAddressReader(wayOfCalls(http));
  return {
    level: logging.level,
    enabled: logging.level !== 'silent',
    redact: { paths: REDACTED, censor: '…' },
    genReqId: (request: IncomingMessage) => requestIdOf(request),
    autoLogging: logging.level !== 'silent' && environment !== 'test',
    customLogLevel: (_request, response, error) =>
      error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'info' : 'debug',
    serializers: {
      err: loggableError,
      req: ({ raw, id, method, url }: Logged) => ({
        id,
        method,
        url: loggableUrl(url),
        address: addressOf(raw),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  };
}

/** Structured logs of the process and of each call, without secrets. */
export const loggingModule = (config: AppConfig): DynamicModule =>
  LoggerModule.forRoot({ pinoHttp: requestLogOptions(config) });
