import type { TestPerson, TestSocket } from '../../support/index.js';
import type { Story } from './story.js';

/** What somebody's socket hears about tickets. */
export class Ears {
  private from = 0;

  private constructor(
    private readonly story: Story,
    readonly socket: TestSocket,
  ) {}

  static async of(story: Story, person: TestPerson): Promise<Ears> {
    return new Ears(story, await story.app.sockets.connect(person.token));
  }

  /** Forgets what has been heard so far. */
  forget(): void {
    this.from = this.socket.received.length;
  }

  /** The names of the events about tickets heard since, in order. */
  get heard(): string[] {
    return this.received.map(({ event }) => event);
  }

  get received() {
    return this.socket.received
      .slice(this.from)
      .filter(({ event }) => event.includes('ticket') || event.includes('support'));
  }

  join(ticketId: string) {
    return this.socket.join(ticketId);
  }

  leave(ticketId: string): Promise<{ ok: boolean }> {
    return this.socket.leave(ticketId);
  }
}

/**
 * Lets everything that was written until now arrive everywhere: events come in the order of the writes, so whoever
 * hears of a new listing has heard all that came before it.
 */
export async function settled(story: Story, ...ears: Pick<Ears, 'socket'>[]): Promise<void> {
  const { _id } = await story.listings.account({ codeName: `Marker ${Date.now()}` });
  const isMarker = (news: object) => '_id' in news && news._id === _id;
  await Promise.all(ears.map(({ socket }) => socket.next('new_account_uploaded', isMarker)));
}
