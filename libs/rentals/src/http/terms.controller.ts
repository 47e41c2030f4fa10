import { Body, Controller, Get, HttpCode, HttpStatus, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import {
  changedEnd,
  confirmedReturn,
  newTerm,
  termAnswer,
  termListQuery,
  termsAnswer,
  type ChangedEnd,
  type ConfirmedReturn,
  type NewTerm,
  type TermListQuery,
  type TermView,
} from '@manette/contracts/rentals';
import { AdminOnly, Answers, CurrentUser, type Principal, Operation } from '@manette/platform';
import { AddTerm } from '../application/add-term/add-term.command.js';
import { ChangeEnd } from '../application/change-end/change-end.command.js';
import { ConfirmReturn } from '../application/confirm-return/confirm-return.command.js';
import { ListTerms } from '../application/list-terms/list-terms.query.js';
import { termId } from './term-id.js';

/** The routes with which administrators manage rentals. */
@ApiTags('rentals')
@AdminOnly()
@Controller('rentals/terms')
export class TermsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [LIF-082] */
  @Operation('List the rentals', 'Returns the rentals of all clients, in pages.')
  @Get()
  @Answers(termsAnswer)
  async list(@Query({ schema: termListQuery }) query: TermListQuery) {
    const { items, nextCursor, total } = await this.queries.execute(new ListTerms(query));
    return { terms: items, nextCursor, total };
  }

  /** [LIF-083] */
  @Operation(
    'Add a rental without an order',
    'Rents a free slot to a client without an order.',
    'OUT_OF_STOCK',
    'CONFLICT',
    'NOT_FOUND',
  )
  @Post()
  @Answers(termAnswer, 201)
  async add(
    @CurrentUser() principal: Principal,
    @Body({ schema: newTerm }) input: NewTerm,
  ): Promise<{ term: TermView }> {
    return { term: await this.commands.execute(new AddTerm(principal, input)) };
  }

  /** [LIF-084] */
  @Operation(
    'Change the end of a rental',
    'Sets an earlier or later end of a rental. The administrator must give a reason.',
    'TERM_ENDED',
    'CONFLICT',
  )
  @Patch(':id')
  @Answers(termAnswer)
  async changeEnd(
    @CurrentUser() principal: Principal,
    @Param('id') id: string,
    @Body({ schema: changedEnd }) input: ChangedEnd,
  ): Promise<{ term: TermView }> {
    return { term: await this.commands.execute(new ChangeEnd(principal, termId(id), input)) };
  }

  /** [LIF-091] */
  @Operation(
    'Confirm the return of a rental',
    'Ends a rental and frees its slot. Stores the new password of the account if the account has a vault and the request contains a password.',
    'TERM_ENDED',
    'CONFLICT',
  )
  @Post(':id/confirm-return')
  @HttpCode(HttpStatus.OK)
  @Answers(termAnswer)
  async confirmReturn(
    @CurrentUser() principal: Principal,
    @Param('id') id: string,
    @Body({ schema: confirmedReturn }) input: ConfirmedReturn,
  ): Promise<{ term: TermView }> {
    return { term: await this.commands.execute(new ConfirmReturn(principal, termId(id), input)) };
  }
}
