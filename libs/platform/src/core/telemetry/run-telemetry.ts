import { diag, DiagLogLevel } from '@opentelemetry/api';
import { Logger } from '@nestjs/common';
import type { AppConfig } from '../config/app-config.js';
import { withoutPersonalData } from '../logging/without-personal-data.js';
import { withinSeconds } from '../time/within-seconds.js';
import { beginTracing } from './tracing.js';

/** Time limit for the last spans: a collector that does not respond must not delay the end of the process. */
const LAST_SPANS_SECONDS = 1;
const QUIET_MS = 60_000;

let shutdown: (() => Promise<void>) | undefined;

/** Returns the product's defaults for standard variables that are not set (operations, section 6). */
function defaultsOf({ process: name }: AppConfig): Record<string, string> {
  return {
    OTEL_SERVICE_NAME: `manette-${name}`,
    // No detector of the process: its command line and its owner are not sent.
    OTEL_NODE_RESOURCE_DETECTORS: 'service,host',
    ...(process.env.OTEL_TRACES_SAMPLER ? {} : SAMPLER),
  };
}
const SAMPLER = {
  OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
  OTEL_TRACES_SAMPLER_ARG: '0.1',
};

/** Logs the exporter's message about an unreachable collector, at most once a minute. */
function logExporterErrors(): void {
  const logger = new Logger('Telemetry');
  let quietUntil = 0;
  const tell = (message: string) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    logger.warn(`spans could not be sent: ${withoutPersonalData(message).slice(0, 300)}`);
  };
  const nothing = () => undefined;
  const log = { error: tell, warn: tell, info: nothing, debug: nothing, verbose: nothing };
  diag.setLogger(log, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}

/**
 * Starts OpenTelemetry from the standard `OTEL_*` variables if the configuration has a collector; the SDK is loaded only then.
 * Its queue of spans is bounded, and spans that do not fit are dropped.
 * @returns whether the SDK runs
 */
export async function runTelemetry(config: AppConfig): Promise<boolean> {
  if (!config.telemetry) return false;
  for (const [name, value] of Object.entries(defaultsOf(config))) process.env[name] ||= value;
  const { startNodeSdk } = await import('@opentelemetry/sdk-node');
  const resourceAttributes = { 'service.version': config.version };
  const options = { logLevel: 'none', metricReaders: [], logRecordProcessors: [], resourceAttributes };
  const sdk = startNodeSdk(options);
  logExporterErrors();
  shutdown = () => sdk.shutdown();
  beginTracing();
  return true;
}

/** Sends the last spans, for a second at most. */
export async function endTelemetry(): Promise<void> {
  const ending = shutdown?.();
  shutdown = undefined;
  if (ending) await withinSeconds(LAST_SPANS_SECONDS, ending).catch(() => undefined);
}
