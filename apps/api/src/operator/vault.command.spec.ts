import { parseVaultCommand } from './vault.command.js';

it.each([[[]], [['again']], [['rotate', 'v2']], [['status', 'v1', 'v2']]])(
  '[LIF-117] the keys of the vault are not what %j asks for',
  (typed) => {
    expect(() => parseVaultCommand(typed)).toThrow('npm run vault -- rotate');
  },
);
