import { hostname } from 'node:os';
import { pino, type Logger } from 'pino';
import type { AppConfig } from '../../core/config/app-config.js';
import { withoutPersonalData } from '../../core/logging/without-personal-data.js';
import { currentCall } from '../../core/request/current-call.js';
import { traceIds } from '../../core/telemetry/tracing.js';
import { loggableError } from './loggable-error.js';

const SECRETS = ['authorization', 'cookie', 'password', 'token', 'confirmPassword', 'jwtSecret'];
const REDACTED = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

type LoggedProcess = Pick<AppConfig, 'logging' | 'version' | 'process'>;

function callId(): { requestId: string } | undefined {
  const call = currentCall();
  return call && { requestId: call.requestId };
}

/**
 * Creates the logger of a process. It writes JSON lines to stdout, each with `version` and `process`, during a call with the
 * request id, and in a trace with the trace's ids [OPS-105]. Outside development it removes personal data from every line.
 */
export function rootLogger({ logging, version, process: name }: LoggedProcess): Logger {
  const { level, personalData } = logging;
  return pino({
    level,
    enabled: level !== 'silent',
    base: { pid: process.pid, hostname: hostname(), version, process: name },
    redact: { paths: REDACTED, censor: '…' },
    mixin: () => ({ ...callId(), ...traceIds() }),
    serializers: { err: loggableError },
    hooks: personalData ? {} : { streamWrite: withoutPersonalData },
  });
}
