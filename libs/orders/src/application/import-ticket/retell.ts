import type { MessageBody } from '@manette/conversation/message';
import type { ImportedMessage, ImportedTicket } from '@manette/contracts/orders';
import { newId } from '@manette/platform';
import type { Moment } from '../../domain/moment.js';
import type { OrderedItem } from '../../domain/ordered-item.js';
import type { Party } from '../../domain/party.js';
import { Ticket } from '../../domain/ticket.js';
import { join, NO_TRACE, type Trace } from '../../domain/trace.js';

interface Story {
  past: ImportedTicket;
  id: string;
  number: string;
  item: OrderedItem | null;
  words: Map<ImportedMessage, MessageBody>;
}

const moment = (at: Date): Moment => ({ at, newId });

function close(ticket: Ticket, past: ImportedTicket, client: Party, admin: Party): Trace {
  const now = moment(past.closedAt ?? past.messages.at(-1)?.at ?? past.createdAt);
  if (past.status === 'completed') return ticket.complete(admin, now);
  if (past.status === 'cancelled') {
    const by = past.closedBy === 'client' ? client : admin;
    return ticket.cancel(by, past.reason ?? null, now);
  }
  return past.status === 'in_progress' ? ticket.takeUp(admin, now) : NO_TRACE;
}

/** Leads a new ticket through everything that was said and done on it, each step at its own time. */
export function retell({ past, id, number, item, words }: Story): { ticket: Ticket; trace: Trace } {
  const client: Party = { id: past.clientId, side: 'client' };
  const admin: Party = { id: past.adminId, side: 'admin' };
  const { key: importKey, clientId, subject, orderType, priority } = past;
  const opening = { id, number, importKey, clientId, subject, orderType, priority, item };
  const { ticket, trace } = Ticket.open(opening, moment(past.createdAt));
  const said = past.messages.map((message) => {
    const by = message.from === 'client' ? client : admin;
    ticket.read(by);
    return ticket.receive(by, words.get(message) ?? { content: message.text }, false, moment(message.at));
  });
  return { ticket, trace: join(trace, ...said, close(ticket, past, client, admin)) };
}
