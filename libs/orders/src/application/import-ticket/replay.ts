import type { MessageBody } from '@manette/conversation/message';
import type { ImportedMessage, ImportedTicket } from '@manette/contracts/orders';
import { newId } from '@manette/platform';
import type { Actor } from '../../domain/actor.js';
import type { OrderedItem } from '../../domain/ordered-item.js';
import { combine, NO_CHANGES, type TicketChanges } from '../../domain/ticket-changes.js';
import { Ticket } from '../../domain/ticket.js';
import type { TimeAndIds } from '../../domain/time-and-ids.js';

interface Replay {
  imported: ImportedTicket;
  id: string;
  number: string;
  item: OrderedItem | null;
  /** The bodies of the messages, in their order. */
  bodies: Map<ImportedMessage, MessageBody>;
}

export interface Sides {
  client: Actor;
  admin: Actor;
}

export const sidesOf = (clientId: string, adminId: string): Sides => ({
  client: { id: clientId, side: 'client' },
  admin: { id: adminId, side: 'admin' },
});

const at = (now: Date): TimeAndIds => ({ now, newId });

function close(ticket: Ticket, imported: ImportedTicket, { client, admin }: Sides): TicketChanges {
  const time = at(imported.closedAt ?? imported.messages.at(-1)?.at ?? imported.createdAt);
  if (imported.status === 'completed') return ticket.complete(admin, time);
  if (imported.status === 'cancelled') {
    const by = imported.closedBy === 'client' ? client : admin;
    return ticket.cancel(by, imported.reason ?? null, time);
  }
  return imported.status === 'in_progress' ? ticket.takeUp(admin, time) : NO_CHANGES;
}

/** Posts messages, each at its own time; a side that writes has read the earlier ones. */
export function replayMessages(
  ticket: Ticket,
  sides: Sides,
  bodies: Map<ImportedMessage, MessageBody>,
): TicketChanges {
  const posted = [...bodies].map(([message, body]) => {
    const by = sides[message.from];
    ticket.markRead(by);
    return ticket.post(by, body, false, at(message.at));
  });
  return combine(...posted);
}

/** Opens a ticket and replays its messages and its outcome on it, each step at its own time. */
export function replay({ imported, id, number, item, bodies }: Replay): {
  ticket: Ticket;
  changes: TicketChanges;
} {
  const sides = sidesOf(imported.clientId, imported.adminId);
  const { key: importKey, clientId, subject, orderType, priority } = imported;
  const opening = { id, number, importKey, clientId, subject, orderType, priority, item };
  const { ticket, changes } = Ticket.open(opening, at(imported.createdAt));
  const posted = replayMessages(ticket, sides, bodies);
  return { ticket, changes: combine(changes, posted, close(ticket, imported, sides)) };
}
