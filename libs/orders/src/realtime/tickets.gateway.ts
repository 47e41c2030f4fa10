import { Logger, UseFilters } from '@nestjs/common';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { OnGatewayDisconnect } from '@nestjs/websockets';
import { DomainError } from '@manette/contracts/errors';
import type { JoinAnswer, ServerEvents } from '@manette/contracts/realtime';
import { ErrorsFilter, rooms, socketPrincipal } from '@manette/platform';
import type { Socket } from 'socket.io';
import { JoinTicket } from '../application/join-ticket/join-ticket.js';
import { ViewerLeases } from './viewer-leases.js';

const TYPING_EVERY_MS = 1000;

/** Joining and leaving the room of a ticket (contract, section 6), and who is writing there. */
@WebSocketGateway()
@UseFilters(ErrorsFilter)
export class TicketsGateway implements OnGatewayDisconnect {
  private readonly logger = new Logger(TicketsGateway.name);

  constructor(
    private readonly tickets: JoinTicket,
    private readonly leases: ViewerLeases,
  ) {}

  async handleDisconnect(socket: Socket): Promise<void> {
    if (!this.leases.remove(socket.id)) return;
    try {
      await this.tickets.leave(socket.id);
    } catch (error) {
      this.logger.warn({ msg: 'entries of a closed socket stay until they run out', err: error });
    }
  }

  /** [RT-014] Refused with the error's code for a ticket that is not this person's, or is none. */
  @SubscribeMessage('join_ticket')
  async join(@ConnectedSocket() socket: Socket, @MessageBody() ticketId: unknown): Promise<JoinAnswer> {
    try {
      const id = await this.tickets.enter(socket.id, ticketId, socketPrincipal(socket));
      this.leases.add(socket.id);
      await socket.join(rooms.ticket(id));
      // It may have gone while we asked the database; nobody else would take its entry away then.
      if (!socket.connected) await this.handleDisconnect(socket);
      return { ok: true };
    } catch (error) {
      return this.refusal(error);
    }
  }

  /** [RT-015] */
  @SubscribeMessage('leave_ticket')
  async leave(@ConnectedSocket() socket: Socket, @MessageBody() ticketId: unknown): Promise<JoinAnswer> {
    if (typeof ticketId !== 'string' || !socket.rooms.has(rooms.ticket(ticketId))) return { ok: true };
    try {
      await socket.leave(rooms.ticket(ticketId));
      await this.tickets.leave(socket.id, ticketId);
      return { ok: true };
    } catch (error) {
      return this.refusal(error);
    }
  }

  /** Passed on to the others in the ticket, and forgotten: nobody misses what they did not see being written. */
  @SubscribeMessage('typing')
  typing(@ConnectedSocket() socket: Socket, @MessageBody() ticketId: unknown): JoinAnswer {
    if (typeof ticketId !== 'string' || !socket.rooms.has(rooms.ticket(ticketId)))
      return { ok: false, code: 'NOT_FOUND' };
    if (!this.typingSeldom(socket)) return { ok: true };
    const { userId: _id, username, role } = socketPrincipal(socket);
    const news: ServerEvents['ticket_typing'] = { ticketId, person: { _id, username, role } };
    socket.to(rooms.ticket(ticketId)).except(rooms.user(_id)).emit('ticket_typing', news);
    return { ok: true };
  }

  private typingSeldom(socket: Socket): boolean {
    const data = socket.data as { typedAt?: number };
    const seldom = Date.now() - (data.typedAt ?? 0) >= TYPING_EVERY_MS;
    if (seldom) data.typedAt = Date.now();
    return seldom;
  }

  private refusal(error: unknown): JoinAnswer {
    if (error instanceof DomainError) return { ok: false, code: error.code };
    this.logger.error({ msg: 'a ticket could not be joined or left', err: error });
    return { ok: false, code: 'INTERNAL' };
  }
}
