import { SpanKind } from '@opentelemetry/api';
import { Redis, type Command } from 'ioredis';
import { isRecorded, markFailed, startSpan } from '../../core/telemetry/tracing.js';

/** Creates a span for each Redis command of a recorded trace. The span contains the command's name, but no keys or values. */
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
