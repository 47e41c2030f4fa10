import type { Logger } from '@nestjs/common';
import type { MessageMappingProperties } from '@nestjs/websockets';
import { ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import { catchError, defer, EMPTY, finalize, type Observable } from 'rxjs';
import type { Socket } from 'socket.io';
import { inSpan } from '../../../core/telemetry/tracing.js';

type Acknowledge = (answer: unknown) => void;
type Answer = { event?: string; data?: unknown } | null | undefined;

/** The arguments of an event as Nest's handlers take them: the data, and the acknowledgement if the client asks for one. */
function split(args: unknown[]): { data: unknown; acknowledge?: Acknowledge } {
  const last = args.at(-1);
  const values = typeof last === 'function' ? args.slice(0, -1) : args;
  const data = values.length > 1 ? values : values[0];
  return typeof last === 'function' ? { data, acknowledge: last as Acknowledge } : { data };
}

/**
 * Calls Nest's handlers of a socket's events, as its adapter for Socket.IO does. That one builds a chain of observables for
 * every event of every socket beforehand, which takes more memory than the socket itself; this one while an event is handled.
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
        // A handler that throws at once fails like one that rejects.
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
