import type { Logger } from '@nestjs/common';
import type { MessageMappingProperties } from '@nestjs/websockets';
import { ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import { catchError, defer, EMPTY, finalize, type Observable } from 'rxjs';
import type { Socket } from 'socket.io';
import { inSpan } from '../../../core/telemetry/tracing.js';

type Acknowledge = (answer: unknown) => void;
type Answer = { event?: string; data?: unknown } | null | undefined;

/** Splits the arguments of an event as Nest does: the data, and the acknowledgement if the client requests one. */
function split(args: unknown[]): { data: unknown; acknowledge?: Acknowledge } {
  const last = args.at(-1);
  const values = typeof last === 'function' ? args.slice(0, -1) : args;
  const data = values.length > 1 ? values : values[0];
  return typeof last === 'function' ? { data, acknowledge: last as Acknowledge } : { data };
}

/**
 * Calls Nest's handlers of a socket's events, as Nest's own adapter for Socket.IO does. That adapter creates a chain of
 * observables in advance for every event of every socket, which takes more memory than the socket itself. This function
 * creates it only while an event is handled.
 */
export function listenToMessages(
  socket: Socket,
  handlers: MessageMappingProperties[],
  transform: (answer: unknown) => Observable<unknown>,
  logger: Logger,
): void {
  for (const { message, callback, isAckHandledManually } of handlers)
    socket.on(message as string, (...args: unknown[]) => {
      const { data, acknowledge } = split(args);
      const span = { kind: SpanKind.SERVER, parent: ROOT_CONTEXT };
      inSpan(`socket ${message as string}`, span, (end) => {
        // `defer` makes a handler that throws synchronously fail like one that rejects.
        defer(() => transform(callback(data, acknowledge)))
          .pipe(
            catchError((error: unknown) => {
              logger.error(error);
              return EMPTY;
            }),
            finalize(end),
          )
          .subscribe((answer) => {
            const { event, data: payload } = (answer ?? {}) as NonNullable<Answer>;
            if (event) socket.emit(event, payload);
            else if (answer !== undefined && answer !== null && !isAckHandledManually) acknowledge?.(answer);
          });
      });
    });
}
