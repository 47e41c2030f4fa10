// `npm run backup` and `npm run restore` without a build of their own: the first argument is which, DATA_DIR says where,
// TEST_PROGRAM has Node's arguments of the program as JSON.
import { run } from '../../src/run-command.ts';

const [name, ...typed] = process.argv.slice(2);
const program = JSON.parse(process.env.TEST_PROGRAM ?? '') as string[];

process.exitCode = await run(
  { name: name === 'restore' ? name : 'backup', program, typed },
  process.env.DATA_DIR ?? '',
);
