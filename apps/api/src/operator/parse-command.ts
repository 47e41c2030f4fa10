import {
  ChangeEmail,
  CreateAdministrator,
  DemoteAdministrator,
  PromoteToAdministrator,
  ReplacePassword,
  ResetSecondStep,
  email,
  newEmail,
  password,
  username,
} from '@manette/contracts/identity';

export const USAGE = `npm run admin -- create <email> <username>          makes a new administrator
npm run admin -- promote <email>                    makes somebody an administrator
npm run admin -- demote <email>                     makes an administrator a client, and ends their sessions
npm run admin -- change-email <email> <new email>   gives somebody another address
npm run admin -- reset <email>                      gives somebody a new password, unlinks Google, and ends their sessions
npm run admin -- reset-second-step <email>          removes somebody's second steps, and ends their sessions
npm run admin -- audit verify                       checks the chain of the audit log
npm run admin -- jobs                               lists jobs and outbox rows that have given up
npm run admin -- jobs retry <id>|all                lets them run again
The password is asked for, or read from what is piped in.`;

/** The arguments are no valid command; the message contains the reason. */
export class InvalidCommand extends Error {}

interface Rule {
  safeParse(typed: unknown): { data?: string; error?: { issues: { message: string }[] } };
}

function checked(rule: Rule, typed: string | undefined): string {
  const { data, error } = rule.safeParse(typed ?? '');
  if (data !== undefined) return data;
  throw new InvalidCommand(error?.issues[0]?.message ?? 'not valid');
}

/**
 * Parses the operator's arguments; calls `askPassword` if the command needs one.
 * @throws InvalidCommand
 */
export async function parseCommand(typed: string[], askPassword: () => Promise<string>): Promise<object> {
  const [action, address, second] = typed;
  const askValid = async () => checked(password, await askPassword());
  switch (action) {
    case 'create': {
      const person = { email: checked(newEmail, address), username: checked(username, second) };
      return new CreateAdministrator({ ...person, password: await askValid() });
    }
    case 'promote':
      return new PromoteToAdministrator(checked(email, address));
    case 'demote':
      return new DemoteAdministrator(checked(email, address));
    case 'change-email':
      return new ChangeEmail(checked(email, address), checked(newEmail, second));
    case 'reset':
      return new ReplacePassword(checked(email, address), await askValid());
    case 'reset-second-step':
      return new ResetSecondStep(checked(email, address));
    default:
      throw new InvalidCommand(USAGE);
  }
}
