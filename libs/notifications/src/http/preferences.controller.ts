import {
  preferencesAnswer,
  preferencesChanges,
  type PreferencesChanges,
  type PreferencesView,
} from '@manette/contracts/notifications';
import { Answers, CurrentUser, Operation, type Principal } from '@manette/platform';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { ChangePreferences } from '../application/preferences/change-preferences.command.js';
import { GetPreferences } from '../application/preferences/get-preferences.query.js';

/** The caller's notification preferences [POC-037, POC-039]. */
@ApiTags('notifications')
@Controller('notifications/preferences')
export class PreferencesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Operation(
    'Read the notification settings',
    "Returns the caller's switches for each kind of notification, quiet hours, time zone and language.",
  )
  @Get()
  @Answers(preferencesAnswer)
  read(@CurrentUser() principal: Principal): Promise<{ preferences: PreferencesView }> {
    return this.answer(principal);
  }

  @Operation('Change the notification settings', 'Changes only the settings that the request contains.')
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
