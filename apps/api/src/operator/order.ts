import {
  CreateAdministrator,
  PromoteToAdministrator,
  ReplacePassword,
  email,
  password,
  username,
} from '@manette/contracts/identity';

export const USAGE = `npm run admin -- create <email> <username>   makes a new administrator
npm run admin -- promote <email>             makes somebody an administrator
npm run admin -- reset <email>               gives somebody a new password, and ends their sessions
The password is asked for, or read from what is piped in.`;

/** What the operator typed is no order; the message says why. */
export class NotAnOrder extends Error {}

interface Rule {
  safeParse(
    typed: unknown,
  ): { success: true; data: string } | { success: false; error: { issues: { message: string }[] } };
}

function checked(rule: Rule, typed: string | undefined): string {
  const result = rule.safeParse(typed);
  if (result.success) return result.data;
  throw new NotAnOrder(result.error.issues[0]?.message ?? 'not valid');
}

/**
 * The command for what the operator typed; `askPassword` is called when one is needed.
 * @throws NotAnOrder
 */
export async function orderOf(typed: string[], askPassword: () => Promise<string>): Promise<object> {
  const [order, address, name] = typed;
  const askValid = async () => checked(password, await askPassword());
  switch (order) {
    case 'create': {
      const person = { email: checked(email, address), username: checked(username, name) };
      return new CreateAdministrator({ ...person, password: await askValid() });
    }
    case 'promote':
      return new PromoteToAdministrator(checked(email, address));
    case 'reset':
      return new ReplacePassword(checked(email, address), await askValid());
    default:
      throw new NotAnOrder(USAGE);
  }
}
