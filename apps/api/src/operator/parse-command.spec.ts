import {
  ChangeEmail,
  CreateAdministrator,
  DemoteAdministrator,
  PromoteToAdministrator,
  ReplacePassword,
  ResetSecondStep,
} from '@manette/contracts/identity';
import { parseAudit } from './audit.command.js';
import { parseJobs } from './parked-jobs.command.js';
import { InvalidCommand, parseCommand } from './parse-command.js';

const ask = () => Promise.resolve('Secret1');

describe('the operator’s commands', () => {
  it('create, promote and demote administrators, change an address, and reset a password or a second step', async () => {
    expect(await parseCommand(['create', ' Boss@Shop.test', 'boss'], ask)).toEqual(
      new CreateAdministrator({ email: 'boss@shop.test', username: 'boss', password: 'Secret1' }),
    );
    expect(await parseCommand(['promote', 'a@b.test'], ask)).toEqual(new PromoteToAdministrator('a@b.test'));
    expect(await parseCommand(['demote', 'a@b.test'], ask)).toEqual(new DemoteAdministrator('a@b.test'));
    expect(await parseCommand(['change-email', 'a@b.test', ' New@B.test '], ask)).toEqual(
      new ChangeEmail('a@b.test', 'new@b.test'),
    );
    expect(await parseCommand(['reset', 'a@b.test'], ask)).toEqual(
      new ReplacePassword('a@b.test', 'Secret1'),
    );
    expect(await parseCommand(['reset-second-step', ' A@B.test'], ask)).toEqual(
      new ResetSecondStep('a@b.test'),
    );
  });

  it('[TRU-074] are refused with a message when an argument is invalid', async () => {
    const weak = () => Promise.resolve('abc');
    await expect(parseCommand(['reset', 'a@b.test'], weak)).rejects.toThrow(
      'Password must be at least 6 characters',
    );
    await expect(parseCommand(['create', 'x', 'boss'], ask)).rejects.toThrow('Invalid email format');
    await expect(parseCommand(['create', 'a<b@c.test>', 'boss'], ask)).rejects.toThrow(
      'Invalid email format',
    );
    await expect(parseCommand(['create', 'a@b.test'], ask)).rejects.toThrow(/^Username must be/);
    await expect(parseCommand(['change-email', 'a@b.test'], ask)).rejects.toThrow('Email is required');
    await expect(parseCommand(['change-email', 'a@b.test', 'x'], ask)).rejects.toThrow(
      'Invalid email format',
    );
    await expect(parseCommand([], ask)).rejects.toThrow(InvalidCommand);
    await expect(parseCommand(['rule'], ask)).rejects.toThrow('npm run admin -- create');
  });
});

describe('the operator’s command for the audit log', () => {
  it.each([[[]], [['prune']], [['verify', 'all']]])('[TRU-088] is refused with the arguments %j', (typed) => {
    expect(() => parseAudit(typed)).toThrow('npm run admin -- audit verify');
  });
});

describe('the operator’s command for parked jobs', () => {
  it.each([[['again']], [['retry']], [['retry', 'all', 'more']]])(
    '[OPS-113] is refused with the arguments %j',
    (typed) => {
      expect(() => parseJobs(typed)).toThrow('npm run admin -- jobs');
    },
  );
});
