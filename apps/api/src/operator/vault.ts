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

// Runs `npm run vault` for the keys of the vault, also while the product is running [LIF-117]. `exitOnConfigError` ends the
// process, as an application that could not start leaves connections open.
await exitOnConfigError(carryOut);
