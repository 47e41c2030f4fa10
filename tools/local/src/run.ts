import { CHECKOUT } from './checkout.ts';
import { addressOf, openScope } from './product.ts';
import { onOrphaned } from './processes/orphaned.ts';
import type { Scope } from './processes/scope.ts';
import { readDotenv } from './settings/dotenv.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { StartError } from './start-error.ts';
import { outliveTheTerminal, say } from './terminal/terminal.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Prints why the start failed: a StartError as one line, any other error with its stack. */
function explain(error: unknown): void {
  console.error(error instanceof StartError ? `Manette cannot start: ${error.message}` : error);
}

function endOnSignals(scope: Scope): void {
  const end = () => {
    if (!scope.ending) say('\nstopping …');
    void scope.end().then(
      () => process.exit(0),
      (error: unknown) => {
        explain(error);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, end);
  if (process.env.npm_lifecycle_event) onOrphaned(end);
}

type Start = (settings: Settings, scope: Scope) => Promise<unknown>;

/** A finished start that is not being ended. */
export interface Launched {
  settings: Settings;
  scope: Scope;
}

/**
 * Reads the settings, takes the data folder and runs `start`. Everything that was started is stopped when the start fails or a
 * signal arrives.
 * @returns undefined when a signal ended the start
 */
export async function launch(start: Start): Promise<Launched | undefined> {
  outliveTheTerminal();
  let scope: Scope | undefined;
  try {
    readDotenv(CHECKOUT);
    const settings = readSettings(process.env, CHECKOUT);
    say(`Manette ${addressOf(settings)}, data in ${settings.dataDir}`);
    const opened = (scope = await openScope(settings));
    endOnSignals(opened);
    await opened.start(() => start(settings, opened));
    return scope.ending ? undefined : { settings, scope };
  } catch (error) {
    // When a signal has ended the start, steps fail for that reason. The signal's handler exits the process.
    if (scope?.ending) return undefined;
    await scope?.end().catch(explain);
    explain(error);
    process.exit(1);
  }
}

/** Runs the product until a signal ends it. */
export async function run(start: Start): Promise<void> {
  const launched = await launch(start);
  if (launched) say(`ready: ${addressOf(launched.settings)}`);
}
