// `npm run licenses -- --out FILE [--allowed FILE]`: writes the licences of the production packages, and fails when one of
// them is not among the allowed ones, by default those in `deploy/allowed-licences.json` (OPS-079).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { init, type ModuleInfos } from 'license-checker-rseidelsohn';
import { CHECKOUT } from '../checkout.ts';
import { CommandFailure, runCommand } from '../failure.ts';
import { readOptions, required } from '../options.ts';
import { refusals } from './allowed.ts';
import { readLock } from './lock.ts';
import { licencesOf, thirdPartyText } from './third-party.ts';

const ALLOWED = join(CHECKOUT, 'deploy/allowed-licences.json');

/** Reads the licences of the packages in `node_modules`, with their texts. Packages for other platforms are not there. */
const readInstalled = (): Promise<ModuleInfos> =>
  new Promise((done, fail) => {
    const wanted = { name: '', version: '', licenses: '', licenseText: '', publisher: '', repository: '' };
    init({ start: CHECKOUT, customFormat: wanted }, (error, found) => (error ? fail(error) : done(found)));
  });

await runCommand(async () => {
  const options = readOptions(['out', 'allowed']);
  const out = resolve(required(options.out, '--out FILE'));
  const allowed = JSON.parse(readFileSync(options.allowed ?? ALLOWED, 'utf8')) as string[];
  const packages = licencesOf(readLock(CHECKOUT), await readInstalled());
  const refused = refusals(packages, allowed);
  if (refused.length > 0) throw new CommandFailure(...refused);
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, thirdPartyText(packages));
  console.log(`wrote ${out}`);
});
