// `npm run backup` and `npm run restore` without a build. The first argument is the command's name, DATA_DIR the data
// folder, and TEST_PROGRAM holds Node's arguments for the program as a JSON array.
import { run } from '../../src/run-command.ts';

const [name, ...typed] = process.argv.slice(2);
const program = JSON.parse(process.env.TEST_PROGRAM ?? '') as string[];

process.exitCode = await run(
  { name: name === 'restore' ? name : 'backup', program, typed },
  process.env.DATA_DIR ?? '',
);
