import { Body, Controller, Delete, Get, Param, Patch, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import {
  changeStatusSchema,
  changeTicketSchema,
  ticketListQuery,
  doneAnswer,
  ticketAnswer,
  ticketsAnswer,
  unreadCountAnswer,
} from '@manette/contracts/orders';
import type {
  ChangeStatusInput,
  ChangeTicketInput,
  TicketListQuery,
  TicketView,
} from '@manette/contracts/orders';
import {
  AdminOnly,
  Answers,
  ApiKeyScope,
  CurrentUser,
  NeedsRecentProof,
  ReadableOffline,
  VerifiedOnly,
  type Principal,
  Operation,
} from '@manette/platform';
import { ChangeTicket } from '../application/change-ticket/change-ticket.command.js';
import { CountUnread } from '../application/count-unread/count-unread.query.js';
import { DeleteTicket } from '../application/delete-ticket/delete-ticket.command.js';
import { ListTickets } from '../application/list-tickets/list-tickets.query.js';
import { ReadTicket } from '../application/read-ticket/read-ticket.query.js';
import { actorOf } from '../application/actor-of.js';
import { statusCommand } from './status-command.js';
import { StockConflicts } from './stock-conflicts.js';
import { ticketId } from './ticket-id.js';

@ApiTags('support')
@VerifiedOnly()
@Controller('messages/support')
export class TicketsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly conflicts: StockConflicts,
  ) {}

  /** [API-037] */
  @Operation(
    'List the tickets',
    "Returns the caller's own tickets in pages; administrators receive all tickets.",
  )
  @Get('tickets')
  @ReadableOffline()
  @ApiKeyScope('tickets:read')
  @Answers(ticketsAnswer)
  async list(
    @CurrentUser() principal: Principal,
    @Query({ schema: ticketListQuery }) query: TicketListQuery,
  ) {
    const { items, nextCursor, total } = await this.queries.execute(
      new ListTickets(query, actorOf(principal)),
    );
    return { tickets: items, nextCursor, total };
  }

  @Operation(
    'Count the unread messages',
    'Returns the number of unread messages in the tickets of the caller. Administrators share one number for all tickets.',
  )
  @Get('unread-count')
  @ApiKeyScope('tickets:read')
  @Answers(unreadCountAnswer)
  async unreadCount(@CurrentUser() principal: Principal): Promise<{ unreadCount: number }> {
    return { unreadCount: await this.queries.execute(new CountUnread(actorOf(principal))) };
  }

  @Operation('Read a ticket', 'Returns one ticket. Clients can read only their own tickets.')
  @Get('ticket/:id')
  @ReadableOffline()
  @ApiKeyScope('tickets:read')
  @Answers(ticketAnswer)
  async find(@CurrentUser() principal: Principal, @Param('id') id: string): Promise<{ ticket: TicketView }> {
    return { ticket: await this.queries.execute(new ReadTicket(ticketId(id), actorOf(principal))) };
  }

  /** [API-042] */
  @Operation(
    'Change the status of a ticket',
    'Takes up, completes or cancels a ticket. Clients can only cancel their own tickets.',
    'FORBIDDEN',
    'TICKET_CLOSED',
    'PAYMENT_REQUIRED',
    'OUT_OF_STOCK',
    'CONFLICT',
  )
  @Put('ticket/:id/status')
  @ApiKeyScope('tickets:write')
  @Answers(ticketAnswer)
  async changeStatus(
    @CurrentUser() principal: Principal,
    @Param('id') id: string,
    @Body({ schema: changeStatusSchema }) change: ChangeStatusInput,
  ): Promise<{ ticket: TicketView }> {
    const command = statusCommand(actorOf(principal), ticketId(id), change);
    return { ticket: await this.conflicts.count(this.commands.execute(command)) };
  }

  @Operation(
    'Change a ticket',
    'Assigns a ticket to an administrator, or changes its priority.',
    'TICKET_CLOSED',
  )
  @Patch('ticket/:id')
  @ApiKeyScope('tickets:write')
  @Answers(ticketAnswer)
  @AdminOnly()
  async change(
    @CurrentUser() principal: Principal,
    @Param('id') id: string,
    @Body({ schema: changeTicketSchema }) change: ChangeTicketInput,
  ): Promise<{ ticket: TicketView }> {
    const command = new ChangeTicket(actorOf(principal), ticketId(id), change);
    return { ticket: await this.commands.execute(command) };
  }

  /** [API-039, ORD-091] */
  @Operation('Delete a ticket', 'Deletes a ticket with its conversation.', 'CONFLICT')
  @Delete('ticket/:id')
  @Answers(doneAnswer)
  @AdminOnly()
  @NeedsRecentProof()
  async delete(@CurrentUser() principal: Principal, @Param('id') id: string): Promise<{ message: string }> {
    await this.commands.execute(new DeleteTicket(actorOf(principal), ticketId(id)));
    return { message: 'Ticket deleted successfully!' };
  }
}
