import {
  CATALOG_MESSAGES,
  messageAnswer,
  newStockAlert,
  stockAlertsAnswer,
  type ItemRef,
} from '@manette/contracts/catalog';
import { Answers, CurrentUser, Operation, parseId, VerifiedOnly, type Principal } from '@manette/platform';
import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ListStockAlerts } from '../application/list-stock-alerts/list-stock-alerts.query.js';
import { StopWaiting } from '../application/stop-waiting/stop-waiting.command.js';
import { WaitForStock } from '../application/wait-for-stock/wait-for-stock.command.js';
import { ClientsWait } from '../domain/catalog.errors.js';

/** Returns the user's id. @throws ClientsWait for administrators */
const clientOf = ({ userId, role }: Principal): string => {
  if (role === 'admin') throw new ClientsWait();
  return userId;
};

/** The listings that a client waits for [POC-111]. */
@ApiTags('stock alerts')
@VerifiedOnly()
@Controller('stock-alerts')
export class StockAlertsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Operation(
    'List the stock alerts',
    'Returns the listings for which the caller has stock alerts.',
    'FORBIDDEN',
  )
  @Answers(stockAlertsAnswer)
  async list(@CurrentUser() principal: Principal) {
    return { stockAlerts: await this.queries.execute(new ListStockAlerts(clientOf(principal))) };
  }

  @Post()
  @Operation(
    'Add a stock alert',
    'Notifies the caller when an account or gift card is back in stock; a client can wait for at most 20 listings. Answers 200 if the alert already exists.',
    ...(['CONFLICT', 'FORBIDDEN', 'NOT_FOUND'] as const),
  )
  @Answers(messageAnswer, 201)
  async wait(
    @CurrentUser() principal: Principal,
    @Body({ schema: newStockAlert }) item: ItemRef,
    @Res({ passthrough: true }) response: Response,
  ) {
    const isNew = await this.commands.execute(new WaitForStock(clientOf(principal), item));
    response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return { message: CATALOG_MESSAGES.alertSet };
  }

  @Delete(':listingId')
  @Operation('Remove a stock alert', 'Removes the stock alert of the caller for a listing.', 'FORBIDDEN')
  @Answers(messageAnswer)
  async stop(@CurrentUser() principal: Principal, @Param('listingId') id: string) {
    const listing = parseId(id, CATALOG_MESSAGES.alertNotFound);
    await this.commands.execute(new StopWaiting(clientOf(principal), listing));
    return { message: CATALOG_MESSAGES.alertRemoved };
  }
}
