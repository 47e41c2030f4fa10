import { Body, Controller, Get, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import {
  GetShopSettings,
  shopSettingsAnswer,
  shopSettingsChanges,
  type ShopSettings,
  type ShopSettingsChanges,
} from '@manette/contracts/orders';
import { AdminOnly, Answers, Operation } from '@manette/platform';
import { ChangeShopSettings } from '../application/shop-settings/change-shop-settings.command.js';

/** [LIF-016] */
@ApiTags('settings')
@AdminOnly()
@Controller('settings')
export class ShopSettingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Operation('Read the settings of the shop', 'Returns the current settings of the shop.')
  @Get()
  @Answers(shopSettingsAnswer)
  async read(): Promise<{ settings: ShopSettings }> {
    return { settings: await this.queries.execute(new GetShopSettings()) };
  }

  @Operation('Change the settings of the shop', 'Changes only the settings that the request contains.')
  @Put()
  @Answers(shopSettingsAnswer)
  async change(
    @Body({ schema: shopSettingsChanges }) changes: ShopSettingsChanges,
  ): Promise<{ settings: ShopSettings }> {
    return { settings: await this.commands.execute(new ChangeShopSettings(changes)) };
  }
}
