import 'reflect-metadata';
import { DomainError } from '@manette/contracts/errors';
import { exitOnConfigError } from '@manette/platform';
import { InvalidCommand } from './parse-command.js';
import { parseVaultCommand } from './vault.command.js';
import { withProduct } from './with-product.js';

async function carryOut(): Promise<void> {
  try {
    const command = parseVaultCommand(process.argv.slice(2));
    for (const line of await withProduct(command)) console.log(line);
  } catch (error) {
    if (!(error instanceof InvalidCommand || error instanceof DomainError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

// `npm run vault`: the keys of the vault, while the product serves [LIF-117]. A product that could not start leaves open
// connections behind, so that the process would not end by itself.
await exitOnConfigError(carryOut);
