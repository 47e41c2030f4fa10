import {
  messageAnswer,
  ownSessionsAnswer,
  sessionsEndedAnswer,
  type OwnSessionView,
  type SessionsEndedAnswer,
} from '@manette/contracts/identity';
import { AdminOnly, Answers, CurrentUser, parseId, type Principal, Operation } from '@manette/platform';
import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { EndSession } from '../application/end-session/end-session.command.js';
import { ListSessions } from '../application/list-sessions/list-sessions.query.js';
import { SESSION_MESSAGES } from './session-messages.js';

const NO_USER = 'User not found';

/** Lists and ends any user's sessions, including administrators', for administrators [TRU-045]. */
@AdminOnly()
@ApiTags('sessions')
@Controller('users/:id/sessions')
export class UserSessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [TRU-045] */
  @Operation(
    'List the sessions of a user',
    'Returns the sessions of a user, one for each device on which the user is signed in.',
  )
  @Get()
  @Answers(ownSessionsAnswer)
  async list(
    @CurrentUser() { sessionId }: Principal,
    @Param('id') id: string,
  ): Promise<{ sessions: OwnSessionView[] }> {
    return { sessions: await this.queries.execute(new ListSessions(parseId(id, NO_USER), sessionId)) };
  }

  /** [TRU-045] */
  @Operation('End one session of a user', 'Signs a user out on one device.')
  @Delete(':sessionId')
  @Answers(messageAnswer)
  async end(@Param('id') id: string, @Param('sessionId') session: string): Promise<{ message: string }> {
    const userId = parseId(id, NO_USER);
    const sessionId = parseId(session, SESSION_MESSAGES.notFound);
    await this.commands.execute(new EndSession(userId, { sessionId }));
    return { message: SESSION_MESSAGES.ended };
  }

  /** Ends all sessions except the caller's own [TRU-045]. */
  @Operation(
    'End all sessions of a user',
    'Signs a user out on all devices. The session of the caller does not end.',
  )
  @Delete()
  @Answers(sessionsEndedAnswer)
  async endAll(
    @CurrentUser() { sessionId }: Principal,
    @Param('id') id: string,
  ): Promise<SessionsEndedAnswer> {
    const which = { except: sessionId };
    const ended = await this.commands.execute(new EndSession(parseId(id, NO_USER), which));
    return { message: SESSION_MESSAGES.allEnded, ended };
  }
}
