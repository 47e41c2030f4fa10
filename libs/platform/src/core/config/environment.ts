import { faultsOf } from './faults.ts';
import { variables, type Environment } from './variables.ts';

// These files import no others of the workspace, and import each other with the extension `.ts`, so that Node runs them without
// a build: `npm start` applies the same rules before anything is built.
export { connectionsPerAddress } from './connections-per-address.ts';
export { allowsKnownPasswords, backupFaults, DEVELOPMENT_PASSWORD, faultsOf, isLoopback } from './faults.ts';
export { CONTEXT_NAMES, VARIABLES, type ContextName, type Environment } from './variables.ts';

/** The environment, or one line that names the first missing or malformed variable. */
export type ReadEnvironment =
  | { environment: Environment; fault?: undefined }
  | { environment?: undefined; fault: string };

/**
 * Reads each variable separately. An empty variable counts as absent; so does a malformed one, whose error line is in
 * `malformed`.
 */
export function readVariables(given: Record<string, string | undefined>): {
  environment: Environment;
  malformed: Map<string, string>;
} {
  const filled = Object.entries(given).filter(([, value]) => value !== '');
  const read = variables.safeParse(Object.fromEntries(filled));
  const malformed = new Map<string, string>();
  for (const { path, message } of read.error?.issues ?? []) {
    const name = String(path[0]);
    if (!malformed.has(name)) malformed.set(name, `${name} ${message}`);
  }
  const wellFormed = () => Object.fromEntries(filled.filter(([name]) => !malformed.has(name)));
  return { environment: read.data ?? variables.parse(wellFormed()), malformed };
}

/** Reads the variables, or finds the first fault. */
export function readEnvironment(given: Record<string, string | undefined>): ReadEnvironment {
  const { environment, malformed } = readVariables(given);
  const [fault] = [...malformed.values(), ...faultsOf(environment)];
  return fault ? { fault } : { environment };
}
