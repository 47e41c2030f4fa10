import { INVALID_SPAN_CONTEXT, ROOT_CONTEXT, trace, type Attributes, type Context } from '@opentelemetry/api';
import { SpanKind, type Telemetry } from 'bullmq';
import { BullMQOtel, BullMQOTelSpan } from 'bullmq-otel';
import { contextOf, currentTraceparent, markFailed } from '../../core/telemetry/tracing.js';

/** The attributes by which BullMQ records results, failures and options of a job; they may contain personal data. */
const PRIVATE = /result|reason|options/;

/** A span of BullMQ without private attributes, event data and exceptions. */
class RedactedSpan extends BullMQOTelSpan {
  override setAttributes(attributes: Attributes): void {
    const kept = Object.entries(attributes).filter(([name]) => !PRIVATE.test(name));
    super.setAttributes(Object.fromEntries(kept) as Parameters<BullMQOTelSpan['setAttributes']>[0]);
  }

  override addEvent(name: string): void {
    super.addEvent(name);
  }

  override recordException(): void {
    markFailed(this.span);
  }
}

/** Restores the trace context in which a job's outbox row was written, from the metadata that `jobsOfRow` stored. */
function contextOfJob(metadata: string): Context {
  const { traceparent } = JSON.parse(metadata) as { traceparent?: string };
  return contextOf(traceparent);
}

function metadataOf(promised: Context): string {
  const traceparent = currentTraceparent(promised);
  return traceparent ? JSON.stringify({ traceparent }) : '';
}

/**
 * Creates spans of jobs by `bullmq-otel`, in the trace of the call that wrote their outbox row. Only the execution of a job
 * has a span: BullMQ would also record an endless number of spans for polling and for adding batches of jobs.
 */
export function queueTelemetry(): Telemetry<Context> {
  const { tracer, contextManager } = new BullMQOtel({ tracerName: 'manette' });
  return {
    tracer: {
      startSpan(name, options, parent) {
        if (options?.kind !== SpanKind.CONSUMER)
          return new RedactedSpan(trace.wrapSpanContext(INVALID_SPAN_CONTEXT));
        const { span } = tracer.startSpan(name, options, parent ?? ROOT_CONTEXT) as BullMQOTelSpan;
        return new RedactedSpan(span);
      },
    },
    contextManager: {
      active: () => contextManager.active(),
      with: (running, work) => contextManager.with(running, work),
      root: () => ROOT_CONTEXT,
      getMetadata: metadataOf,
      fromMetadata: (_active, metadata) => contextOfJob(metadata),
    },
  };
}
