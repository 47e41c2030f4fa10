// `npm run nginx -- --out FILE [--standalone] [--ipv4]`: writes the configuration of nginx, the proxy in front of the shop.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';
import { CHECKOUT } from '../checkout.ts';
import { CommandFailure, runCommand } from '../failure.ts';
import { serverConfiguration, standaloneConfiguration } from './configuration.ts';
import { readNginxSettings } from './settings.ts';

const USAGE = 'usage: npm run nginx -- --out FILE [--standalone] [--ipv4]';
/** This file is not empty on a machine with IPv6. */
const IPV6_ADDRESSES = '/proc/net/if_inet6';

const hasIpv6 = (): boolean => existsSync(IPV6_ADDRESSES) && readFileSync(IPV6_ADDRESSES, 'utf8') !== '';

function readArguments() {
  const options = {
    out: { type: 'string', default: '' },
    standalone: { type: 'boolean', default: false },
    ipv4: { type: 'boolean', default: false },
  } as const;
  try {
    const { out, standalone, ipv4 } = parseArgs({ options }).values;
    if (out !== '') return { out, standalone, ipv4 };
  } catch (error) {
    throw new CommandFailure((error as Error).message, USAGE);
  }
  throw new CommandFailure(USAGE);
}

await runCommand(() => {
  const dotenv = join(CHECKOUT, '.env');
  if (existsSync(dotenv)) loadEnvFile(dotenv);
  const { out, standalone, ipv4 } = readArguments();
  const { settings, faults } = readNginxSettings(process.env, CHECKOUT);
  if (!settings) throw new CommandFailure(...faults);
  const write = standalone ? standaloneConfiguration : serverConfiguration;
  const configuration = write(settings, { ipv6: hasIpv6() && !ipv4 });
  try {
    writeFileSync(out, configuration);
  } catch (error) {
    throw new CommandFailure(`${out} cannot be written: ${(error as NodeJS.ErrnoException).code}`);
  }
  console.log(`wrote ${out}`);
});
