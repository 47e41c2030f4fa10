import {
  openReleaseStore,
  readReleaseEnvironment,
  s3Access,
  type ReleaseStore,
} from '@manette/platform/releases';
import { promoted, rolledBack } from './changes.js';
import { list } from './list.js';
import { parseArguments, type Command } from './parse-arguments.js';
import { prune } from './prune.js';
import { publish } from './publish.js';
import { Refusal } from './refusal.js';
import { verify } from './verify.js';

type Promote = Extract<Command, { action: 'promote' }>;
type Rollback = Extract<Command, { action: 'rollback' }>;

async function promote(store: ReleaseStore, { name, share }: Promote): Promise<string> {
  const { current, canary } = (await store.change((before) => promoted(before, name, share, new Date())))
    .parts[name];
  if (share !== undefined) return `${name} ${canary?.version} is canary at ${share} %`;
  return `${name} ${current} is current`;
}

async function rollback(store: ReleaseStore, { name, to }: Rollback): Promise<string> {
  const { parts } = await store.change((before) => rolledBack(before, name, to, new Date()));
  const { current } = parts[name];
  return current === null ? `${name} is served as built` : `${name} ${current} is current`;
}

async function execute(store: ReleaseStore, command: Command, keepDays: number): Promise<string> {
  switch (command.action) {
    case 'publish':
      return publish(store, command, keepDays);
    case 'promote':
      return promote(store, command);
    case 'rollback':
      return rollback(store, command);
    case 'list':
      return list(await store.listed(), command.json);
    case 'verify':
      return verify(store, await store.listed());
    case 'prune':
      return prune(store, keepDays);
  }
}

/**
 * Executes the command `npm run release -- …`.
 * @returns the message for the operator
 * @throws Refusal, StoreRefusal, MalformedIndex, and errors of the store
 */
export async function run(args: string[], variables: Record<string, string | undefined>): Promise<string> {
  const command = parseArguments(args);
  const { environment, faults } = readReleaseEnvironment(variables);
  if (!environment) throw new Refusal(faults.join('\n'));
  const { RELEASES, RELEASES_KEEP_DAYS } = environment;
  if (RELEASES === undefined) throw new Refusal('RELEASES is required');
  return execute(await openReleaseStore(RELEASES, s3Access(environment)), command, RELEASES_KEEP_DAYS);
}
