import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import {
  freeSlotsAnswer,
  freeSlotsQuery,
  ledgerAnswer,
  ledgerSwitch,
  newSlots,
  slotRemovedAnswer,
  slotsAnswer,
  type FreeSlotsQuery,
  type LedgerSwitch,
  type LedgerView,
  type NewSlots,
  type SlotView,
} from '@manette/contracts/rentals';
import { AdminOnly, Answers, parseId, Operation } from '@manette/platform';
import { DeleteSlot } from '../application/delete-slot/delete-slot.command.js';
import { ListFreeSlots } from '../application/list-free-slots/list-free-slots.query.js';
import { MakeSlots } from '../application/make-slots/make-slots.command.js';
import { ReadLedger } from '../application/read-ledger/read-ledger.query.js';
import { SwitchLedger } from '../application/switch-ledger/switch-ledger.command.js';

const account = (id: string): string => parseId(id, 'Account not found');

/** The slots of an account, for administrators [LIF-073, LIF-075]. */
@ApiTags('rentals')
@AdminOnly()
@Controller('rentals')
export class LedgerController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Operation(
    'Read the rental ledger of an account',
    'Returns whether the rental ledger of an account is on, and its slots with the clients who hold them.',
  )
  @Get('accounts/:accountId')
  @Answers(ledgerAnswer)
  async read(@Param('accountId') id: string): Promise<{ ledger: LedgerView }> {
    return { ledger: await this.queries.execute(new ReadLedger(account(id))) };
  }

  @Operation(
    'Switch the rental ledger of an account',
    'Switches the ledger on or off. While it is on, the number of free slots is the stock of the account.',
    'CONFLICT',
  )
  @Put('accounts/:accountId')
  @Answers(ledgerAnswer)
  async switch(
    @Param('accountId') id: string,
    @Body({ schema: ledgerSwitch }) input: LedgerSwitch,
  ): Promise<{ ledger: LedgerView }> {
    return { ledger: await this.commands.execute(new SwitchLedger(account(id), input)) };
  }

  @Operation('Add slots to an account', 'Adds new slots of the requested kinds.', 'CONFLICT')
  @Post('accounts/:accountId/slots')
  @Answers(slotsAnswer, 201)
  async add(
    @Param('accountId') id: string,
    @Body({ schema: newSlots }) input: NewSlots,
  ): Promise<{ slots: SlotView[] }> {
    return { slots: await this.commands.execute(new MakeSlots(account(id), input)) };
  }

  /** Lists free slots, so that an administrator can add a rental by hand. */
  @Operation('List the free slots', 'Returns the free slots in which an administrator can record a rental.')
  @Get('slots')
  @Answers(freeSlotsAnswer)
  async free(@Query({ schema: freeSlotsQuery }) query: FreeSlotsQuery) {
    const { items, nextCursor, total } = await this.queries.execute(new ListFreeSlots(query));
    return { slots: items, nextCursor, total };
  }

  @Operation('Delete a slot', 'Deletes a slot that is free.', 'CONFLICT')
  @Delete('slots/:id')
  @Answers(slotRemovedAnswer)
  async remove(@Param('id') id: string): Promise<{ message: string }> {
    await this.commands.execute(new DeleteSlot(parseId(id, 'Slot not found')));
    return { message: 'Slot deleted successfully!' };
  }
}
