import { messageTypeOf, type MessageBody } from '@manette/conversation/message';
import { otherSide, type Actor, type Side } from './actor.js';
import { Message, type NewMessage } from './message.js';
import type { TicketChanges } from './ticket-changes.js';
import { TicketFields, type TicketState } from './ticket.fields.js';
import type { TimeAndIds } from './time-and-ids.js';
import { TimelineEntry, type TimelineKind } from './timeline.js';

/** Adds messages and timeline entries to a ticket, and keeps track of what each side has read. */
export abstract class TicketConversation extends TicketFields {
  protected addMessage(by: Actor, body: MessageBody, isRead: boolean, time: TimeAndIds): TicketChanges {
    const { content, attachment } = body;
    const type = messageTypeOf(attachment?.contentType);
    const message = this.append({ content, attachment, type, senderId: by.id, senderSide: by.side }, time);
    const reader = otherSide(by.side);
    const { unread, seen } = this.readStateOf(reader);
    this.setReading(reader, isRead ? { unread: 0, seen: message.position } : { unread: unread + 1, seen });
    const answered = { waitingSince: null, answeredAt: this.answeredAt ?? time.now };
    this.update(by.side === 'admin' ? answered : { waitingSince: this.waitingSince ?? time.now }, time);
    return { messages: [message], entries: [] };
  }

  protected addSystemMessage(content: string, time: TimeAndIds): TicketChanges {
    const message = this.append({ content, type: 'system', senderId: null, senderSide: null }, time);
    return { messages: [message], entries: [] };
  }

  private append(
    message: Omit<NewMessage, 'id' | 'ticketId' | 'position' | 'createdAt'>,
    { now, newId }: TimeAndIds,
  ): Message {
    const position = this.messageCount + 1;
    this.write({ messageCount: position });
    return Message.of({ ...message, id: newId(), ticketId: this.id, position, createdAt: now });
  }

  protected addEntry(
    kind: TimelineKind,
    by: Pick<Actor, 'id'> | null,
    { now, newId }: TimeAndIds,
    detail: Record<string, string | null> = {},
  ): TicketChanges {
    const actorId = by?.id ?? null;
    const entry = TimelineEntry.of({ id: newId(), ticketId: this.id, kind, actorId, detail, at: now });
    return { messages: [], entries: [entry] };
  }

  protected readStateOf(side: Side): { unread: number; seen: number } {
    return side === 'client'
      ? { unread: this.unreadByClient, seen: this.seenByClient }
      : { unread: this.unreadByAdmin, seen: this.seenByAdmin };
  }

  protected setReading(side: Side, { unread, seen }: { unread: number; seen: number }): void {
    this.write(
      side === 'client'
        ? { unreadByClient: unread, seenByClient: seen }
        : { unreadByAdmin: unread, seenByAdmin: seen },
    );
  }

  protected update(changes: Partial<TicketState>, { now }: TimeAndIds): void {
    this.write({ ...changes, updatedAt: now });
  }
}
