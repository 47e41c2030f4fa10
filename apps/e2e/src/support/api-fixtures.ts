import { product } from './product.ts';
import { mailedLink } from './mails.ts';

const PASSWORD = 'Manette1!';
const SUPPORT = '/messages/support';

/** A user who was signed in through the API, whose session a browser can continue. */
export interface Session {
  token: string;
  user: { _id: string; username: string; email: string };
}

interface Listing {
  _id: string;
  name: string;
  available: number;
}

let counted = 0;
const fresh = (what: string) => `${what}_${Date.now().toString(36)}${(counted++).toString(36)}`;

/** Creates the users, listings and tickets of a journey by calls of the product's API. */
export class ApiFixtures {
  private constructor(readonly admin: Session) {}

  static async create(): Promise<ApiFixtures> {
    return new ApiFixtures(await signIn(product.admin.email, product.admin.password));
  }

  async client(name: string, { verified = true } = {}): Promise<Session> {
    const username = fresh(name);
    const email = `${username}@example.test`;
    const form = { username, email, password: PASSWORD, phone: '+213555123456' };
    const session = await call<Session>('POST', '/auth/register', form);
    if (!verified) return session;
    const token = (await mailedLink('verify-email', email)).split('/').at(-1);
    await call('GET', `/users/verify-email/${token}`);
    return { ...session, ...(await call<Pick<Session, 'user'>>('GET', '/auth/me', undefined, session)) };
  }

  /** Signs in once more, as on another device. */
  again({ user }: Session): Promise<Session> {
    return signIn(user.email, PASSWORD);
  }

  /** Creates another administrator. */
  async colleague(name: string): Promise<Session> {
    const { user } = await this.client(name);
    await this.asAdmin('PUT', `/users/${user._id}`, { role: 'admin' });
    return signIn(user.email, PASSWORD);
  }

  async account(name: string, available = 1): Promise<Listing> {
    const codeName = fresh(name);
    const terms = { console: 'PS5', service: 'Compte_Complet', duration: 1, games: ['Night Harbour'] };
    const prix = { amount: 2500, currency: 'DZD' };
    const answer = await this.asAdmin<{ account: { _id: string } }>('POST', '/accounts', {
      ...{ codeName, prix, available },
      ...terms,
    });
    return { _id: answer.account._id, name: codeName, available };
  }

  async giftCard(name: string, available = 1): Promise<Listing> {
    const amounts = { value: { amount: 20, currency: 'EUR' }, price: { amount: 4800, currency: 'DZD' } };
    const card = { name: fresh(name), platform: 'Steam', region: 'EU', available, ...amounts };
    const answer = await this.asAdmin<{ giftCard: { _id: string } }>('POST', '/giftcards', {
      ...{ ...card, description: 'A card', redemptionInstructions: 'Enter the code in the shop.' },
    });
    return { _id: answer.giftCard._id, name: card.name, available };
  }

  /** Adds a webhook that is switched off. @returns the path of its deliveries */
  async webhook(url: string): Promise<string> {
    const body = { url, events: ['user.registered'], active: false };
    const answer = await this.asAdmin<{ webhook: { _id: string } }>('POST', '/webhooks', body);
    return `/admin/integrations/webhooks/${answer.webhook._id}`;
  }

  setStock(kind: 'accounts' | 'giftcards', id: string, available: number) {
    return this.asAdmin('PUT', `/${kind}/${id}`, { available });
  }

  async stock({ _id }: Listing): Promise<number> {
    const { account } = await this.asAdmin<{ account: Listing }>('GET', `/accounts/${_id}`);
    return account.available;
  }

  /** Opens a ticket by a call. @returns the path of its page */
  async ticket(
    by: Session,
    wanted: { subject: string; orderType?: string; accountId?: string; giftCardId?: string },
  ): Promise<string> {
    const body = { orderType: 'general', ...wanted };
    const { ticket } = await call<{ ticket: { _id: string } }>('POST', `${SUPPORT}/ticket`, body, by);
    return `/support/${ticket._id}`;
  }

  say(by: Session, ticket: string, content: string) {
    return call('POST', SUPPORT, { ticketId: ticket.split('/').at(-1), content }, by);
  }

  asAdmin<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    return call<Answer>(method, path, body, this.admin);
  }
}

const signIn = (email: string, password: string) => call<Session>('POST', '/auth/login', { email, password });

/** Calls the product, signed in when `by` is given. @throws Error when the call is refused */
export async function call<Answer>(
  method: string,
  path: string,
  body?: object,
  by?: Session,
): Promise<Answer> {
  const response = await fetch(`${product.origin}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(by && { authorization: `Bearer ${by.token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
