import type { TestPerson, TestSocket } from '../../support/index.js';
import type { Scenario } from './scenario.js';

/** A user's socket, and the events about tickets that it receives. */
export class TicketEventLog {
  private from = 0;

  private constructor(
    private readonly scenario: Scenario,
    readonly socket: TestSocket,
  ) {}

  static async of(scenario: Scenario, person: TestPerson): Promise<TicketEventLog> {
    return new TicketEventLog(scenario, await scenario.app.sockets.connect(person.token));
  }

  /** Ignores all events that were received before. */
  reset(): void {
    this.from = this.socket.received.length;
  }

  /** The names of the events about tickets that were received since, in order. */
  get eventNames(): string[] {
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
 * Waits until all earlier events have arrived at the sockets. Events arrive in the order of the writes, so a socket that
 * receives the event of a new listing has received all earlier ones.
 */
export async function settled(scenario: Scenario, ...log: Pick<TicketEventLog, 'socket'>[]): Promise<void> {
  const { _id } = await scenario.listings.account({ codeName: `Marker ${Date.now()}` });
  const isMarker = (news: object) => '_id' in news && news._id === _id;
  await Promise.all(log.map(({ socket }) => socket.next('new_account_uploaded', isMarker)));
}
