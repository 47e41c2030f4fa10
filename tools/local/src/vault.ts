// `npm run vault -- rotate|status`: the keys of the vault, on the database that `npm start` uses.
import { runOperatorCommand } from './operator.ts';

await runOperatorCommand('vault');
