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
 * Called once the SDK runs; until then `inSpan` does its work alone. The tracer is asked for again: beside a bundle the SDK has
 * an API of its own, and only the tracer of after its start is the same for both.
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

/** Whether what runs now is part of a trace that is recorded; its steps get spans, others none. */
export const isRecorded = (): boolean => trace.getActiveSpan()?.isRecording() ?? false;

/** Ids of a recorded span for a log line; of the active span unless given. */
export function traceIds(span: Span | undefined = trace.getActiveSpan()): {
  traceId?: string;
  spanId?: string;
} {
  const found = span?.spanContext();
  if (!found || !(found.traceFlags & TraceFlags.SAMPLED)) return {};
  return { traceId: found.traceId, spanId: found.spanId };
}

/** The active span as a `traceparent` (W3C Trace Context), to be stored with work that is done later; undefined without one. */
export function currentTraceparent(within: Context = context.active()): string | undefined {
  const span = trace.getSpan(within)?.spanContext();
  if (!span || !isSpanContextValid(span)) return undefined;
  return `00-${span.traceId}-${span.spanId}-${span.traceFlags & TraceFlags.SAMPLED ? '01' : '00'}`;
}

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-0([01])$/;

/** The context of a stored `traceparent`: what runs in it continues that trace. Without one, the beginning of a trace. */
export function contextOf(traceparent: string | null | undefined): Context {
  const [, traceId, spanId, sampled] = (traceparent && TRACEPARENT.exec(traceparent)) || [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const traceFlags = sampled === '1' ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Notes that the work of a span has failed. Errors are left out: their messages quote what people have sent. */
export const markFailed = (span: Span): Span => span.setStatus({ code: SpanStatusCode.ERROR });

interface SpanStart {
  kind: SpanKind;
  attributes?: Attributes;
  /** What it continues; `ROOT_CONTEXT` for the beginning of a trace. */
  parent: Context;
}

/** Runs `work` in a new span; whoever starts it ends it by `end`, which also takes whether the work has failed. */
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
