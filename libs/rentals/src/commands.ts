// The commands of users of this context, for tools that simulate users. Other contexts use only `libs/contracts`.
export { AddTerm } from './application/add-term/add-term.command.js';
export { ChangeEnd } from './application/change-end/change-end.command.js';
export { RequestReturn } from './application/request-return/request-return.command.js';
export { SwitchLedger } from './application/switch-ledger/switch-ledger.command.js';
