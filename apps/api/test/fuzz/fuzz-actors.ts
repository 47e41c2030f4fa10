import { randomBytes } from 'node:crypto';
import type { Scenario } from '../orders/support/scenario.js';
import { KnownIds } from './known-ids.js';

export type Actor = 'anonymous' | 'stranger' | 'unverified' | 'client' | 'administrator';

/** An actor that is listed more often is chosen more often. Most faults can only be found after signing in. */
export const ACTORS: readonly Actor[] = [
  ...(['anonymous', 'stranger', 'unverified'] as const),
  ...Array<Actor>(4).fill('client'),
  ...Array<Actor>(6).fill('administrator'),
];

/** The users who send hostile requests, and the ids that the requests use. */
export class FuzzActors {
  private readonly tokens = new Map<Actor, Promise<string>>();
  readonly ids = new KnownIds();

  constructor(private readonly scenario: Scenario) {}

  /** Creates data of every kind. */
  async settle(): Promise<void> {
    const { app, listings, amina, admin } = this.scenario;
    const account = await listings.account({ available: 1000 });
    const card = await listings.giftCard({ available: 1000 });
    const ticket = await this.scenario.open(amina);
    const message = await this.scenario.said(amina, ticket._id, 'Hello');
    this.ids.meet('/accounts', JSON.stringify(account));
    this.ids.meet('/giftcards', JSON.stringify(card));
    this.ids.meet('/users', JSON.stringify([{ _id: amina.id }, { _id: admin.id }]));
    this.ids.meet('/support/ticket', JSON.stringify(ticket));
    this.ids.meet('/support/message', JSON.stringify(message));
    const chat = await app.call
      .post('/api/messages/public', admin.token)
      .send({ content: 'Hello' })
      .expect(201);
    this.ids.meet('/messages/public', chat.text);
  }

  /** Returns the token with which an actor calls; undefined for the anonymous actor, and an invalid token for the stranger. */
  async tokenOf(actor: Actor): Promise<string | undefined> {
    if (actor === 'anonymous') return undefined;
    if (actor === 'stranger') return `${(await this.sessionOf('client')).slice(0, -3)}xyz`;
    return this.sessionOf(actor);
  }

  /** Forgets a session that has ended: the next request of the actor uses a new one. */
  replace(actor: Actor, token: string | undefined): void {
    const former = this.tokens.get(actor);
    void former?.then(
      (known) => known === token && this.tokens.get(actor) === former && this.tokens.delete(actor),
    );
  }

  private sessionOf(actor: Actor): Promise<string> {
    const session = this.tokens.get(actor) ?? this.newSession(actor);
    this.tokens.set(actor, session);
    return session;
  }

  /** Creates a session by registering. Signing in would fail, because the many failed sign-ins are rate-limited. */
  private async newSession(actor: Actor): Promise<string> {
    const { people, database } = this.scenario.app;
    const { id, token } = await people.client(`crowd${randomBytes(4).toString('hex')}`);
    const role = actor === 'administrator' ? 'admin' : 'client';
    const changes = [role, actor !== 'unverified', id];
    await database.query('update identity.users set role = $1, email_verified = $2 where id = $3', changes);
    return token;
  }
}
