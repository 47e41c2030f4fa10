// `npm run restore`: restores a backup into an empty place.
import { runCommand } from './run-command.ts';

await runCommand('restore');
