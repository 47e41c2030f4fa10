// `npm run nginx -- --out FILE [--standalone] [--ipv4]`: writes the configuration of the proxy before the shop.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';
import { serverConfiguration, standaloneConfiguration } from './configuration.ts';
import { readNginxSettings } from './settings.ts';

const CHECKOUT = resolve(import.meta.dirname, '../..');
const USAGE = 'usage: npm run nginx -- --out FILE [--standalone] [--ipv4]';
/** Not empty where the machine has IPv6. */
const IPV6_ADDRESSES = '/proc/net/if_inet6';

const hasIpv6 = (): boolean => existsSync(IPV6_ADDRESSES) && readFileSync(IPV6_ADDRESSES, 'utf8') !== '';

function fail(reasons: string[]): void {
  for (const reason of reasons) console.error(reason);
  process.exitCode = 1;
}

function readArguments() {
  const options = {
    out: { type: 'string' },
    standalone: { type: 'boolean', default: false },
    ipv4: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return void fail([(error as Error).message, USAGE]);
  }
}

function write(file: string, standalone: boolean, ipv6: boolean): void {
  const { settings, faults } = readNginxSettings(process.env, CHECKOUT);
  if (!settings) return fail(faults);
  const configuration = (standalone ? standaloneConfiguration : serverConfiguration)(settings, { ipv6 });
  try {
    writeFileSync(file, configuration);
  } catch (error) {
    return fail([`${file} cannot be written: ${(error as NodeJS.ErrnoException).code}`]);
  }
  console.log(`wrote ${file}`);
}

const dotenv = resolve(CHECKOUT, '.env');
if (existsSync(dotenv)) loadEnvFile(dotenv);
const typed = readArguments();
if (typed) {
  if (typed.out === undefined || typed.out === '') fail([USAGE]);
  else write(typed.out, typed.standalone, hasIpv6() && !typed.ipv4);
}
