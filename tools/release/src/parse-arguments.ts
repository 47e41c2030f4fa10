import { parseArgs, type ParseArgsConfig } from 'node:util';
import { isPart, PARTS, type PartName } from '@manette/platform/releases';
import { Refusal } from './refusal.js';

export const USAGE = `npm run release -- publish NAME [--from DIST] [--share N]   puts a build into the store, as current or for N % of browsers
npm run release -- promote NAME [--share N]                 makes the canary current, or changes its share
npm run release -- rollback NAME [--to VERSION]             ends the canary, or goes back to an earlier version
npm run release -- list [--json]                            shows what is in the store
npm run release -- verify                                   compares all files with their digests
npm run release -- prune                                    removes what has had its days`;

const SHARE = '--share must be a whole number from 1 to 99';

export type Command =
  | { action: 'publish'; name: PartName; from: string | undefined; share: number | undefined }
  | { action: 'promote'; name: PartName; share: number | undefined }
  | { action: 'rollback'; name: PartName; to: string | undefined }
  | { action: 'list'; json: boolean }
  | { action: 'verify' | 'prune' };

type Action = Command['action'];

const OPTIONS: Record<Action, NonNullable<ParseArgsConfig['options']>> = {
  publish: { from: { type: 'string' }, share: { type: 'string' } },
  promote: { share: { type: 'string' } },
  rollback: { to: { type: 'string' } },
  list: { json: { type: 'boolean' } },
  verify: {},
  prune: {},
};

type Values = Partial<{ from: string; share: string; to: string; json: boolean }>;

function read(action: Action, args: string[]): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args, options: OPTIONS[action], allowPositionals: true });
  } catch (error) {
    const { message } = error as Error;
    throw new Refusal(message.includes("'--share") ? SHARE : (message.split('\n')[0] ?? message));
  }
}

function shareOf(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (!/^[1-9]\d?$/.test(typed)) throw new Refusal(SHARE);
  return Number(typed);
}

function partOf(typed: string | undefined): PartName {
  if (typed === undefined) throw new Refusal(USAGE);
  if (!isPart(typed)) throw new Refusal(`Unknown part: ${typed}; parts are ${PARTS.join(', ')}`);
  return typed;
}

/**
 * Parses the arguments after `npm run release --`.
 * @throws Refusal when they are not valid
 */
export function parseArguments([typed = '', ...args]: string[]): Command {
  if (!Object.hasOwn(OPTIONS, typed)) throw new Refusal(USAGE);
  const action = typed as Action;
  const { values, positionals } = read(action, args);
  const [name, ...more] = positionals;
  if (more.length > 0) throw new Refusal(USAGE);
  if (action === 'publish')
    return { action, name: partOf(name), from: values.from, share: shareOf(values.share) };
  if (action === 'promote') return { action, name: partOf(name), share: shareOf(values.share) };
  if (action === 'rollback') return { action, name: partOf(name), to: values.to };
  if (name !== undefined) throw new Refusal(USAGE);
  return action === 'list' ? { action, json: values.json ?? false } : { action };
}
