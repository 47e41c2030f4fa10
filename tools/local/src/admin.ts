// `npm run admin -- create|promote|demote|change-email|reset|reset-second-step|jobs`: the operator's commands, on the database
// that `npm start` uses.
import { runOperatorCommand } from './operator.ts';

await runOperatorCommand('admin');
