import { onlineUsersAnswer, type OnlineUsersView } from '@manette/contracts/identity';
import { Answers, Operation } from '@manette/platform';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { QueryBus } from '@nestjs/cqrs';
import { ListOnlineUsers } from '../application/list-online-users/list-online-users.query.js';

@ApiTags('users')
@Controller('users')
export class OnlineUsersController {
  constructor(private readonly queries: QueryBus) {}

  /** [API-011, ID-063, ID-064] */
  @Operation('List the online users', 'Returns the users with an open page of the shop.')
  @Get('online')
  @Answers(onlineUsersAnswer)
  async online(): Promise<{ onlineUsers: OnlineUsersView }> {
    return { onlineUsers: await this.queries.execute(new ListOnlineUsers()) };
  }
}
