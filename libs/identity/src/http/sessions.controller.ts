import {
  messageAnswer,
  ownSessionsAnswer,
  sessionsEndedAnswer,
  type OwnSessionView,
  type SessionsEndedAnswer,
} from '@manette/contracts/identity';
import { Answers, CurrentUser, parseId, type Principal, Operation } from '@manette/platform';
import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { EndSession } from '../application/end-session/end-session.command.js';
import { ListSessions } from '../application/list-sessions/list-sessions.query.js';
import { SESSION_MESSAGES } from './session-messages.js';

/** Lists and ends the caller's own sessions (trust.md, section 3). */
@ApiTags('sessions')
@Controller('auth/sessions')
export class SessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [TRU-040] */
  @Operation(
    "List the caller's sessions",
    'Returns the sessions of the caller, one for each device on which the caller is signed in.',
  )
  @Get()
  @Answers(ownSessionsAnswer)
  async list(@CurrentUser() { userId, sessionId }: Principal): Promise<{ sessions: OwnSessionView[] }> {
    return { sessions: await this.queries.execute(new ListSessions(userId, sessionId)) };
  }

  /** [TRU-043] */
  @Operation("End one of the caller's sessions", 'Signs the caller out on one device.')
  @Delete(':id')
  @Answers(messageAnswer)
  async end(@CurrentUser() { userId }: Principal, @Param('id') id: string): Promise<{ message: string }> {
    const sessionId = parseId(id, SESSION_MESSAGES.notFound);
    await this.commands.execute(new EndSession(userId, { sessionId }));
    return { message: SESSION_MESSAGES.ended };
  }

  /** [TRU-044] */
  @Operation('End the other sessions', 'Ends all sessions of the caller except the current one.')
  @Delete()
  @Answers(sessionsEndedAnswer)
  async endOthers(@CurrentUser() { userId, sessionId }: Principal): Promise<SessionsEndedAnswer> {
    const ended = await this.commands.execute(new EndSession(userId, { except: sessionId }));
    return { message: SESSION_MESSAGES.allEnded, ended };
  }
}
