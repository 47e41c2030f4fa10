import { SpanKind } from '@opentelemetry/api';
import { Redis, type Command } from 'ioredis';
import { isRecorded, markFailed, startSpan } from '../../core/telemetry/tracing.js';

/** Gives each Redis command of a recorded trace a span with its name; keys and values are left out. */
export function traceCommands(): void {
  const { sendCommand } = Redis.prototype;
  Redis.prototype.sendCommand = function traced(command: Command, stream) {
    if (!isRecorded()) return sendCommand.call(this, command, stream);
    const attributes = { 'db.system.name': 'redis', 'db.operation.name': command.name };
    const span = startSpan(command.name.toUpperCase(), { kind: SpanKind.CLIENT, attributes });
    command.promise.then(
      () => span.end(),
      () => markFailed(span).end(),
    );
    return sendCommand.call(this, command, stream);
  };
}
