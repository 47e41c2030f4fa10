import { onlineUsersAnswer, type OnlineUsersView } from '@manette/contracts/identity';
import { Answers } from '@manette/platform';
import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ListOnlineUsers } from '../application/list-online-users/list-online-users.query.js';

@Controller('users')
export class OnlineUsersController {
  constructor(private readonly queries: QueryBus) {}

  /** [API-011, ID-063, ID-064] */
  @Get('online')
  @Answers(onlineUsersAnswer)
  async online(): Promise<{ onlineUsers: OnlineUsersView }> {
    return { onlineUsers: await this.queries.execute(new ListOnlineUsers()) };
  }
}
