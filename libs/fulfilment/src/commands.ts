// The commands of users of this context, for tools that simulate users. Other contexts use only `libs/contracts`.
export { AddItem } from './application/add-item/add-item.command.js';
export { ImportCodes } from './application/import-codes/import-codes.command.js';
export { SendGuide } from './application/send-guide/send-guide.command.js';
export { SwitchVault } from './application/switch-vault/switch-vault.command.js';
export { TickStep } from './application/tick-step/tick-step.command.js';
