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
  bodies: Map<ImportedMessage, MessageBody>;
}

const at = (now: Date): TimeAndIds => ({ now, newId });

function close(ticket: Ticket, imported: ImportedTicket, client: Actor, admin: Actor): TicketChanges {
  const time = at(imported.closedAt ?? imported.messages.at(-1)?.at ?? imported.createdAt);
  if (imported.status === 'completed') return ticket.complete(admin, time);
  if (imported.status === 'cancelled') {
    const by = imported.closedBy === 'client' ? client : admin;
    return ticket.cancel(by, imported.reason ?? null, time);
  }
  return imported.status === 'in_progress' ? ticket.takeUp(admin, time) : NO_CHANGES;
}

/** Opens a ticket and replays its messages and its outcome on it, each step at its own time. */
export function replay({ imported, id, number, item, bodies }: Replay): {
  ticket: Ticket;
  changes: TicketChanges;
} {
  const client: Actor = { id: imported.clientId, side: 'client' };
  const admin: Actor = { id: imported.adminId, side: 'admin' };
  const { key: importKey, clientId, subject, orderType, priority } = imported;
  const opening = { id, number, importKey, clientId, subject, orderType, priority, item };
  const { ticket, changes } = Ticket.open(opening, at(imported.createdAt));
  const posted = imported.messages.map((message) => {
    const by = message.from === 'client' ? client : admin;
    ticket.markRead(by);
    return ticket.post(by, bodies.get(message) ?? { content: message.text }, false, at(message.at));
  });
  return { ticket, changes: combine(changes, ...posted, close(ticket, imported, client, admin)) };
}
