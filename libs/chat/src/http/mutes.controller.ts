import {
  muteAnswer,
  muteLiftedAnswer,
  muteListQuery,
  mutesAnswer,
  muteSchema,
  slowModeAnswer,
  slowModeSchema,
  type MuteInput,
  type MuteListQuery,
  type SlowModeInput,
} from '@manette/contracts/chat';
import { AdminOnly, Answers, CurrentUser, parseId, type Principal, Operation } from '@manette/platform';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { ChangeSlowMode } from '../application/change-slow-mode/change-slow-mode.command.js';
import { LiftMute } from '../application/lift-mute/lift-mute.command.js';
import { ListMutes } from '../application/list-mutes/list-mutes.query.js';
import { MuteUser } from '../application/mute-user/mute-user.command.js';

/** The routes with which administrators mute clients and set the slow mode of the public chat. */
@ApiTags('public chat')
@AdminOnly()
@Controller('messages/public')
export class MutesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [TRU-092] */
  @Operation('List the mutes', 'Returns the active mutes of the public chat, in pages.')
  @Get('mutes')
  @Answers(mutesAnswer)
  async list(@Query({ schema: muteListQuery }) query: MuteListQuery) {
    const { items, nextCursor, total } = await this.queries.execute(new ListMutes(query));
    return { mutes: items, nextCursor, total };
  }

  /** [TRU-092] */
  @Operation(
    'Mute a client',
    'Prevents a client from writing in the public chat, for a given time or without an end.',
    'NOT_FOUND',
    'ADMIN_PROTECTED',
  )
  @Post('mutes')
  @Answers(muteAnswer, 201)
  async mute(
    @CurrentUser() { userId: _id, username }: Principal,
    @Body({ schema: muteSchema }) { userId, duration }: MuteInput,
  ) {
    return { mute: await this.commands.execute(new MuteUser({ _id, username }, userId, duration)) };
  }

  /** [TRU-092] */
  @Operation('Lift a mute', 'Permits a muted client to write in the public chat again.')
  @Delete('mutes/:userId')
  @Answers(muteLiftedAnswer)
  async lift(@Param('userId') userId: string) {
    await this.commands.execute(new LiftMute(parseId(userId, 'This person is not muted')));
    return { message: 'Mute lifted' };
  }

  /** [TRU-097] */
  @Operation(
    'Change the slow mode',
    'Sets how many seconds a client must wait between two messages in the public chat. The value 0 switches the slow mode off.',
  )
  @Put('slow-mode')
  @Answers(slowModeAnswer)
  async changeSlowMode(@Body({ schema: slowModeSchema }) { seconds }: SlowModeInput) {
    await this.commands.execute(new ChangeSlowMode(seconds));
    return { slowMode: { seconds } };
  }
}
