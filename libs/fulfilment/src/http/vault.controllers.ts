import {
  vaultAnswer,
  vaultItemListQuery,
  vaultItemsAnswer,
  vaultSwitch,
  type VaultItemListQuery,
  type VaultSwitch,
} from '@manette/contracts/fulfilment';
import type { ItemRef } from '@manette/contracts/catalog';
import { AdminOnly, Answers, parseId, Operation } from '@manette/platform';
import { Body, Controller, Get, Injectable, Param, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { ListItems } from '../application/list-items/list-items.query.js';
import { ReadVault } from '../application/read-vault/read-vault.query.js';
import { SwitchVault } from '../application/switch-vault/switch-vault.command.js';

/** Returns a listing from a path. A malformed id is refused like an unknown listing. */
export const listingRef = (kind: ItemRef['kind'], id: string): ItemRef => ({
  kind,
  id: parseId(id, kind === 'account' ? 'Account not found' : 'Gift card not found'),
});

/** A controller with the routes that the vaults of both kinds of listings have [LIF-047, LIF-048]. */
function vaultController(kind: ItemRef['kind']) {
  const one = kind === 'account' ? 'account' : 'gift card';
  @Injectable()
  class VaultController {
    constructor(
      private readonly commands: CommandBus,
      private readonly queries: QueryBus,
    ) {}

    @Operation(
      `Read the vault of one ${one}`,
      `Returns whether the vault of one ${one} is on, and the number of its items in each state.`,
    )
    @Get(':listingId')
    @Answers(vaultAnswer)
    async read(@Param('listingId') id: string) {
      return { vault: await this.queries.execute(new ReadVault(listingRef(kind, id))) };
    }

    @Operation(
      `Switch the vault of one ${one}`,
      `Switches the vault on or off. While it is on, the number of its free items is the stock of the ${one}.`,
      'CONFLICT',
    )
    @Put(':listingId')
    @Answers(vaultAnswer)
    async switch(@Param('listingId') id: string, @Body({ schema: vaultSwitch }) { enabled }: VaultSwitch) {
      return { vault: await this.commands.execute(new SwitchVault(listingRef(kind, id), enabled)) };
    }

    @Operation(
      `List the vault items of one ${one}`,
      'Returns the items of the vault in pages, without their secrets.',
    )
    @Get(':listingId/items')
    @Answers(vaultItemsAnswer)
    async list(
      @Param('listingId') id: string,
      @Query({ schema: vaultItemListQuery }) query: VaultItemListQuery,
    ) {
      return this.queries.execute(new ListItems(listingRef(kind, id), query));
    }
  }
  return VaultController;
}

@ApiTags('vault')
@AdminOnly()
@Controller('vault/accounts')
export class AccountVaultController extends vaultController('account') {}

@ApiTags('vault')
@AdminOnly()
@Controller('vault/giftcards')
export class CardVaultController extends vaultController('giftCard') {}
