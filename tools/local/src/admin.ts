// `npm run admin -- create|promote|demote|change-email|reset|reset-second-step|jobs`: the operator's commands, on the database
// that `npm start` uses.
import { runOrder } from './operator.ts';

await runOrder('admin');
