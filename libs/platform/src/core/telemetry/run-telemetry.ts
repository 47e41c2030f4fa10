import { diag, DiagLogLevel } from '@opentelemetry/api';
import { Logger } from '@nestjs/common';
import type { AppConfig } from '../config/app-config.js';
import { withoutPersonalData } from '../logging/without-personal-data.js';
import { withinSeconds } from '../time/within-seconds.js';
import { beginTracing } from './tracing.js';

/** How long the last spans may take to leave: a collector that is silent must not hold up the end of the process. */
const LAST_SPANS_SECONDS = 1;
const QUIET_MS = 60_000;

let shutdown: (() => Promise<void>) | undefined;

/** Defaults of this product for what the standard variables leave open (operations, section 6). */
function defaultsOf({ process: name }: AppConfig): Record<string, string> {
  return {
    OTEL_SERVICE_NAME: `manette-${name}`,
    // The command line and its owner are nobody's business.
    OTEL_NODE_RESOURCE_DETECTORS: 'service,host',
    ...(process.env.OTEL_TRACES_SAMPLER ? {} : SAMPLER),
  };
}
const SAMPLER = {
  OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
  OTEL_TRACES_SAMPLER_ARG: '0.1',
};

/** Tells of a collector that is away once a minute, in the words of the exporter. */
function tellOfTrouble(): void {
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
 * Starts OpenTelemetry where the configuration has a collector, from the standard `OTEL_*` variables; the SDK is loaded then
 * alone. Its queue of spans is bounded, and what does not fit is dropped.
 * @returns whether it runs
 */
export async function runTelemetry(config: AppConfig): Promise<boolean> {
  if (!config.telemetry) return false;
  for (const [name, value] of Object.entries(defaultsOf(config))) process.env[name] ||= value;
  const { startNodeSdk } = await import('@opentelemetry/sdk-node');
  const resourceAttributes = { 'service.version': config.version };
  const options = { logLevel: 'none', metricReaders: [], logRecordProcessors: [], resourceAttributes };
  const sdk = startNodeSdk(options);
  tellOfTrouble();
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
