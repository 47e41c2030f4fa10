import { context, SpanKind, type Span } from '@opentelemetry/api';
import pg, { type Pool } from 'pg';
import { isRecorded, isTracing, markFailed, startSpan } from '../core/telemetry/tracing.js';
import { statementText } from './statement-text.js';

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
type Callback = (error: Error | null, result?: unknown) => void;

interface QueryConfig {
  text?: unknown;
  /** Set for cursors and copies, which send themselves. */
  submit?: unknown;
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  const { text, submit } = (statement ?? {}) as QueryConfig;
  return typeof text === 'string' && submit === undefined ? text : undefined;
}

function spanOf(sql: string): Span {
  const text = statementText(sql);
  const [operation = 'query'] = text.trimStart().split(/\s/, 1);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  return startSpan(operation.toUpperCase(), { kind: SpanKind.CLIENT, attributes });
}

function end(span: Span, error?: unknown): void {
  if (error) {
    const { code } = error as { code?: unknown };
    markFailed(span);
    if (typeof code === 'string') span.setAttribute('db.response.status_code', code);
  }
  span.end();
}

/** Returns the arguments of a query. If it has a callback, the span ends before the callback runs. */
function endingSpan(args: unknown[], span: Span): { args: unknown[]; hasCallback: boolean } {
  const last = args.at(-1);
  if (typeof last !== 'function') return { args, hasCallback: false };
  const callback = context.bind(context.active(), last as Callback);
  const ending: Callback = (error, result) => {
    end(span, error);
    callback(error, result);
  };
  return { args: [...args.slice(0, -1), ending], hasCallback: true };
}

const traced = new WeakSet<object>();

function traceClass({ prototype }: { prototype: unknown }): void {
  const client = prototype as { query: Query };
  if (traced.has(client)) return;
  traced.add(client);
  const { query } = client;
  client.query = function withSpan(...args) {
    const text = isRecorded() ? textOf(args[0]) : undefined;
    if (text === undefined) return query.apply(this, args);
    const span = spanOf(text);
    const { args: passed, hasCallback } = endingSpan(args, span);
    const result = query.apply(this, passed) as Promise<unknown> | undefined;
    if (!hasCallback && result)
      result.then(
        () => end(span),
        (error: unknown) => end(span, error),
      );
    return result;
  };
}

/**
 * Creates a span for each query of a recorded trace, with the text of its statement and without values. Instrumentation
 * libraries patch modules when these are loaded, which is impossible in a bundle; here the class itself is patched (ADR 34).
 */
export const traceQueries = (): void => traceClass(pg.Client);

/** Traces the queries of a pool of the ORM, which has its own client class. To be called before the pool has clients. */
export function tracePool(pool: Pool): void {
  if (isTracing()) traceClass((pool as unknown as { Client: { prototype: unknown } }).Client);
}
