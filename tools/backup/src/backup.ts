// `npm run backup`: backs up the shop of `npm start`, verifies a backup, or makes the key to encrypt them with.
import { runCommand } from './run-command.ts';

await runCommand('backup');
