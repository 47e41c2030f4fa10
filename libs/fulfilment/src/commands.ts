// What people do in this context, for tools that play them; contexts meet in `libs/contracts` alone.
export { AddItem } from './application/add-item/add-item.command.js';
export { ImportCodes } from './application/import-codes/import-codes.command.js';
export { SendGuide } from './application/send-guide/send-guide.command.js';
export { SwitchVault } from './application/switch-vault/switch-vault.command.js';
export { TickStep } from './application/tick-step/tick-step.command.js';
