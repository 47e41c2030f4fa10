import { GetVaultKeyUse, RotateVaultKeys, type VaultKeyUse } from '@manette/contracts/fulfilment';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { InvalidCommand } from './parse-command.js';

/** A command of `npm run vault`; returns the lines to print. */
export type VaultCommand = (app: INestApplicationContext) => Promise<string[]>;

const USAGE = `npm run vault -- rotate     wraps all data keys by the first key of VAULT_KEYS
npm run vault -- status     says how many items use each version`;

const rotate: VaultCommand = async (app) => {
  const use = await app.get(CommandBus).execute<RotateVaultKeys, VaultKeyUse>(new RotateVaultKeys());
  return [`${use.items} items now use ${use.version}`];
};

const status: VaultCommand = async (app) => {
  const use = await app.get(QueryBus).execute<GetVaultKeyUse, VaultKeyUse[]>(new GetVaultKeyUse());
  return use.map(({ version, items }) => `${version}: ${items} items`);
};

/**
 * Parses the operator's arguments: `rotate` or `status` [LIF-117].
 * @throws InvalidCommand
 */
export function parseVaultCommand([action, ...more]: string[]): VaultCommand {
  if (more.length === 0 && action === 'rotate') return rotate;
  if (more.length === 0 && action === 'status') return status;
  throw new InvalidCommand(USAGE);
}
