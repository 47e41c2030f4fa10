// `npm run backup` and `npm run restore` without a build: the first argument is which, DATA_DIR says where.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHECKOUT } from '@manette/local';
import { run } from '../../src/run-command.ts';

const LOADER = pathToFileURL(join(CHECKOUT, 'tools/swc/register.mjs')).href;
const [name, ...typed] = process.argv.slice(2);
const program = ['--conditions=@manette/source', '--import', LOADER, join(CHECKOUT, 'apps/api/src/backup/main.ts')]; // prettier-ignore

process.exitCode = await run(
  { name: name === 'restore' ? name : 'backup', program, typed },
  process.env.DATA_DIR ?? '',
);
