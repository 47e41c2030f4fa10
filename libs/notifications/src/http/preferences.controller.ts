import {
  preferencesAnswer,
  preferencesChanges,
  type PreferencesChanges,
  type PreferencesView,
} from '@manette/contracts/notifications';
import { Answers, CurrentUser, Operation, type Principal } from '@manette/platform';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ChangePreferences } from '../application/preferences/change-preferences.command.js';
import { GetPreferences } from '../application/preferences/get-preferences.query.js';

/** What the caller wants to hear [POC-037, POC-039]. */
@ApiTags('notifications')
@ApiBearerAuth()
@Controller('notifications/preferences')
export class PreferencesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Operation('Read what one wants to hear', 'Switches of each kind, quiet hours, time zone and language.')
  @Operation('Read the notification settings', 'What the caller wants to hear of, by push and by mail.')
  @Get()
  @Answers(preferencesAnswer)
  read(@CurrentUser() principal: Principal): Promise<{ preferences: PreferencesView }> {
    return this.answer(principal);
  }

  @Operation('Change what one wants to hear', 'Changes what is sent and answers the whole.')
  @Operation('Change the notification settings', 'Changes the settings that are sent; the others stay.')
  @Put()
  @Answers(preferencesAnswer)
  async change(
    @CurrentUser() principal: Principal,
    @Body({ schema: preferencesChanges }) changes: PreferencesChanges,
  ): Promise<{ preferences: PreferencesView }> {
    await this.commands.execute(new ChangePreferences(principal, changes));
    return this.answer(principal);
  }

  private async answer(principal: Principal): Promise<{ preferences: PreferencesView }> {
    return { preferences: await this.queries.execute(new GetPreferences(principal)) };
  }
}
