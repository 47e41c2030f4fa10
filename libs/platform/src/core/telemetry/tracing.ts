import {
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';

const ownTracer = () => trace.getTracer('manette');
let tracer = ownTracer();
let running = false;

/**
 * Enables spans. To be called once the SDK runs; until then `inSpan` only runs its work. The tracer is requested again: the
 * bundle and the SDK have separate copies of the API, and only a tracer that was requested after the start works for both.
 */
export function beginTracing(): void {
  tracer = ownTracer();
  running = true;
}

/** Starts a span of the product; nothing is recorded while no SDK runs. */
export const startSpan: Tracer['startSpan'] = (name, options, parent) =>
  tracer.startSpan(name, options, parent);

/** Whether an SDK runs in this process. */
export const isTracing = (): boolean => running;

/** Whether the current code is part of a recorded trace. Only the steps of recorded traces get spans. */
export const isRecorded = (): boolean => trace.getActiveSpan()?.isRecording() ?? false;

/** Returns the ids of a recorded span for a log line; by default of the active span. */
export function traceIds(span: Span | undefined = trace.getActiveSpan()): {
  traceId?: string;
  spanId?: string;
} {
  const found = span?.spanContext();
  if (!found || !(found.traceFlags & TraceFlags.SAMPLED)) return {};
  return { traceId: found.traceId, spanId: found.spanId };
}

/**
 * Returns the active span as a `traceparent` (W3C Trace Context), to store with work that is done later; undefined without a
 * span.
 */
export function currentTraceparent(within: Context = context.active()): string | undefined {
  const span = trace.getSpan(within)?.spanContext();
  if (!span || !isSpanContextValid(span)) return undefined;
  return `00-${span.traceId}-${span.spanId}-${span.traceFlags & TraceFlags.SAMPLED ? '01' : '00'}`;
}

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-0([01])$/;

/**
 * Returns the context of a stored `traceparent`: code that runs in it continues that trace. Without one it begins a new trace.
 */
export function contextOf(traceparent: string | null | undefined): Context {
  const [, traceId, spanId, sampled] = (traceparent && TRACEPARENT.exec(traceparent)) || [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const traceFlags = sampled === '1' ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Marks a span as failed. The error is left out, since error messages quote what users have sent. */
export const markFailed = (span: Span): Span => span.setStatus({ code: SpanStatusCode.ERROR });

interface SpanStart {
  kind: SpanKind;
  attributes?: Attributes;
  /** The context that the span continues; `ROOT_CONTEXT` for the beginning of a trace. */
  parent: Context;
}

/** Runs `work` in a new span. The span ends when `work` calls `end`, with true if it has failed. */
export function inSpan<T>(name: string, start: SpanStart, work: (end: (failed?: boolean) => void) => T): T {
  if (!running) return work(() => undefined);
  const { kind, attributes = {}, parent } = start;
  const span = tracer.startSpan(name, { kind, attributes }, parent);
  const end = (failed = false) => {
    if (failed) markFailed(span);
    span.end();
  };
  return context.with(trace.setSpan(parent, span), work, undefined, end);
}
