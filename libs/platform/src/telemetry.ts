import type { AppConfig } from './core/config/app-config.js';
import { runTelemetry } from './core/telemetry/run-telemetry.js';
import { traceQueries } from './database/trace-queries.js';
import { traceCommands } from './messaging/redis/trace-commands.js';

/**
 * Starts tracing if the configuration has a collector; otherwise does and loads nothing. To be called before the application is
 * created.
 */
export async function startTelemetry(config: AppConfig): Promise<void> {
  if (!(await runTelemetry(config))) return;
  traceQueries();
  traceCommands();
}
