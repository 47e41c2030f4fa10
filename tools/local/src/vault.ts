// `npm run vault -- rotate|status`: the keys of the vault, on the database that `npm start` uses.
import { runOrder } from './operator.ts';

await runOrder('vault');
