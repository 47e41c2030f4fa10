// `npm run restore`: restores a backup into an empty database and an empty store of uploads.
import { runCommand } from './run-command.ts';

await runCommand('restore');
