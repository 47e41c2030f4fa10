import { Logger, UseFilters } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { OnGatewayDisconnect } from '@nestjs/websockets';
import type { JoinAnswer, ServerEvents } from '@manette/contracts/realtime';
import { ErrorsFilter, rooms, socketPrincipal } from '@manette/platform';
import type { Socket } from 'socket.io';
import { JoinTicket } from '../application/join-ticket/join-ticket.command.js';
import { LeaveTicket } from '../application/leave-ticket/leave-ticket.command.js';
import { ticketRoom } from '../application/ticket-room.js';
import { QueueWatch } from './queue-watch.js';
import { ViewerLeases } from './viewer-leases.js';

const TYPING_INTERVAL_MS = 1000;

/** Users join and leave the room of a ticket and see who is typing there (contract, section 6). */
@WebSocketGateway()
@UseFilters(ErrorsFilter)
export class TicketsGateway implements OnGatewayDisconnect {
  private readonly logger = new Logger(TicketsGateway.name);

  constructor(
    private readonly commands: CommandBus,
    private readonly leases: ViewerLeases,
    private readonly queue: QueueWatch,
  ) {}

  async handleDisconnect(socket: Socket): Promise<void> {
    this.queue.remove(socket.id);
    if (!this.leases.remove(socket.id)) return;
    try {
      await this.commands.execute(new LeaveTicket(socket.id));
    } catch (error) {
      this.logger.warn({ msg: 'entries of a closed socket stay until they expire', err: error });
    }
  }

  /** [RT-014] Answers with the error's code for a foreign or unknown ticket. */
  @SubscribeMessage('join_ticket')
  async join(@ConnectedSocket() socket: Socket, @MessageBody() ticketId: unknown): Promise<JoinAnswer> {
    const id = await this.commands.execute(new JoinTicket(socket.id, ticketId, socketPrincipal(socket)));
    this.leases.add(socket.id);
    await socket.join(ticketRoom(id));
    // A client who may join is the ticket's owner.
    if (socketPrincipal(socket).role === 'client') await this.queue.add(socket, id);
    // If the socket has disconnected in the meantime, nothing else would remove its entry.
    if (!socket.connected) await this.handleDisconnect(socket);
    return { ok: true };
  }

  /** [RT-015] */
  @SubscribeMessage('leave_ticket')
  async leave(@ConnectedSocket() socket: Socket, @MessageBody() ticketId: unknown): Promise<JoinAnswer> {
    if (typeof ticketId !== 'string' || !socket.rooms.has(ticketRoom(ticketId))) return { ok: true };
    await socket.leave(ticketRoom(ticketId));
    this.queue.remove(socket.id, ticketId);
    await this.commands.execute(new LeaveTicket(socket.id, ticketId));
    return { ok: true };
  }

  /** Forwards typing to the other users in the ticket, except sockets that save data [POC-070]. It is not stored. */
  @SubscribeMessage('typing')
  typing(@ConnectedSocket() socket: Socket, @MessageBody() ticketId: unknown): JoinAnswer {
    if (typeof ticketId !== 'string' || !socket.rooms.has(ticketRoom(ticketId)))
      return { ok: false, code: 'NOT_FOUND' };
    if (!this.mayEmitTyping(socket)) return { ok: true };
    const { userId: _id, username, role } = socketPrincipal(socket);
    const typing: ServerEvents['ticket_typing'] = { ticketId, person: { _id, username, role } };
    socket
      .to(ticketRoom(ticketId))
      .except([rooms.user(_id), rooms.lowData])
      .emit('ticket_typing', typing);
    return { ok: true };
  }

  private mayEmitTyping(socket: Socket): boolean {
    const data = socket.data as { typedAt?: number };
    const isDue = Date.now() - (data.typedAt ?? 0) >= TYPING_INTERVAL_MS;
    if (isDue) data.typedAt = Date.now();
    return isDue;
  }
}
