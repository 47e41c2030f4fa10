import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CommandFailure } from '../failure.ts';
import { settingFaults } from './settings.ts';

export interface Size {
  replicas: { min: number; max: number };
  cpu: string;
  memory: string;
  memoryLimit: string;
}

export interface Reachable {
  addresses: string;
  port: number;
}

/** The values that `values.yaml` documents. */
export interface Values {
  namespace: string;
  host: string;
  images: { registry: string; tag: string; pullSecret: string | null };
  secret: string;
  settings: Record<string, string | null>;
  api: Size;
  worker: Size & { waitingJobs: number };
  web: Size;
  shutdown: { drainSeconds: number; seconds: number };
  ingress: { className: string; tlsSecret: string; bodySize: string };
  backup: { schedule: string };
  network: {
    ingressNamespace: string;
    monitoringNamespace: string;
    dnsNamespace: string;
    ingressAddresses: string;
    database: Reachable;
    redis: Reachable;
    storage: Reachable;
    mail: Reachable;
  };
  monitoring: { release: string };
}

type Tree = { [name: string]: unknown };

/** The value whose keys are names of variables; `settingFaults` checks them. */
const FREE = 'settings';
const DEFAULTS = join(import.meta.dirname, 'values.yaml');

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown): string => (isTree(value) ? 'a map' : `a ${typeof value}`);

/** Whether a value has the type of its default. Only a value that is null by default may be null; otherwise it is a string. */
function fitsTo(standard: unknown, given: unknown): boolean {
  if (standard === null) return given === null || typeof given === 'string';
  return isTree(standard) === isTree(given) && typeof standard === typeof given && given !== null;
}

function faultsOf(standard: Tree, given: Tree, path = ''): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const here = `${path}${name}`;
    if (!Object.hasOwn(standard, name)) return [`Unknown value: ${here}`];
    if (!fitsTo(standard[name], value)) return [`${here} must be ${kindOf(standard[name] ?? '')}`];
    if (here === FREE) return settingFaults(value as Tree);
    return isTree(value) ? faultsOf(standard[name] as Tree, value, `${here}.`) : [];
  });
}

const merged = (standard: Tree, given: Tree): Tree => ({
  ...standard,
  ...Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      isTree(value) ? merged(standard[name] as Tree, value) : value,
    ]),
  ),
});

/** @returns the documented values. */
export const defaultValues = (): Values => parse(readFileSync(DEFAULTS, 'utf8')) as Values;

/**
 * Returns the documented values, replaced by those of a text.
 * @param text YAML with the values that differ from the documented ones
 * @throws CommandFailure with a line for each value that is unknown or has another type
 */
export function valuesWith(text: string): Values {
  const standard = defaultValues() as unknown as Tree;
  const given: unknown = parse(text) ?? {};
  if (!isTree(given)) throw new CommandFailure('The values must be a map');
  const faults = faultsOf(standard, given);
  if (faults.length > 0) throw new CommandFailure(...faults);
  return merged(standard, given) as unknown as Values;
}
