import { parseVaultCommand } from './vault.command.js';

it.each([[[]], [['again']], [['rotate', 'v2']], [['status', 'v1', 'v2']]])(
  '[LIF-117] the command for the keys of the vault is refused with the arguments %j',
  (typed) => {
    expect(() => parseVaultCommand(typed)).toThrow('npm run vault -- rotate');
  },
);
