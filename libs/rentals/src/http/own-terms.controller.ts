import { Controller, Get, HttpCode, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { ticketAnswer, type TicketView } from '@manette/contracts/orders';
import {
  ownTermsQuery,
  termAnswer,
  termsAnswer,
  type OwnTermsQuery,
  type TermView,
} from '@manette/contracts/rentals';
import { Answers, CurrentUser, VerifiedOnly, type Principal, Operation } from '@manette/platform';
import type { Response } from 'express';
import { ListOwnTerms } from '../application/list-terms/list-own-terms.query.js';
import { ReadTerm } from '../application/read-term/read-term.query.js';
import { RenewTerm } from '../application/renew-term/renew-term.command.js';
import { RequestReturn } from '../application/request-return/request-return.command.js';
import { termId } from './term-id.js';

/** The routes with which clients manage their rentals. */
@ApiTags('rentals')
@VerifiedOnly()
@Controller('rentals')
export class OwnTermsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [LIF-082] */
  @Operation("List the caller's rentals", 'Returns the rentals of the caller, in pages.')
  @Get('mine')
  @Answers(termsAnswer)
  async list(@CurrentUser() { userId }: Principal, @Query({ schema: ownTermsQuery }) query: OwnTermsQuery) {
    const { items, nextCursor, total } = await this.queries.execute(new ListOwnTerms(userId, query));
    return { terms: items, nextCursor, total };
  }

  /** [LIF-081] */
  @Operation('Read a rental', 'Returns one rental. Clients can read only their own rentals.')
  @Get('terms/:id')
  @Answers(termAnswer)
  async read(@CurrentUser() principal: Principal, @Param('id') id: string): Promise<{ term: TermView }> {
    return { term: await this.queries.execute(new ReadTerm(termId(id), principal)) };
  }

  /** Responds 201 with the new ticket, 200 with the open one [LIF-087]. */
  @Operation(
    'Renew a rental',
    'Opens a ticket that prolongs a rental. Answers 201 with a new ticket, or 200 with the ticket that is already open.',
    'ADMIN_CANNOT_ORDER',
    'FORBIDDEN',
    'TERM_ENDED',
    'CONFLICT',
    'TICKET_LIMIT',
  )
  @Post('terms/:id/renew')
  @Answers(ticketAnswer, 201)
  @Answers(ticketAnswer, 200)
  async renew(
    @CurrentUser() principal: Principal,
    @Param('id') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ ticket: TicketView }> {
    const { ticket, created } = await this.commands.execute(new RenewTerm(principal, termId(id)));
    response.status(created ? HttpStatus.CREATED : HttpStatus.OK);
    return { ticket };
  }

  /** [LIF-090] */
  @Operation(
    'Request the return of a rental',
    'Records that the client wants to return an account. An administrator confirms the return.',
    'FORBIDDEN',
    'TERM_ENDED',
    'CONFLICT',
  )
  @Post('terms/:id/return')
  @HttpCode(HttpStatus.OK)
  @Answers(termAnswer)
  async requestReturn(
    @CurrentUser() principal: Principal,
    @Param('id') id: string,
  ): Promise<{ term: TermView }> {
    return { term: await this.commands.execute(new RequestReturn(principal, termId(id))) };
  }
}
