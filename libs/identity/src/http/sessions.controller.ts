import {
  messageAnswer,
  ownSessionsAnswer,
  sessionsEndedAnswer,
  type OwnSessionView,
  type SessionsEndedAnswer,
} from '@manette/contracts/identity';
import { Answers, CurrentUser, parseId, type Principal } from '@manette/platform';
import { Controller, Delete, Get, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { EndSession } from '../application/end-session/end-session.command.js';
import { ListSessions } from '../application/list-sessions/list-sessions.query.js';
import { SESSION_MESSAGES } from './session-messages.js';

/** One's own sessions (trust.md, section 3). */
@Controller('auth/sessions')
export class SessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [TRU-040] */
  @Get()
  @Answers(ownSessionsAnswer)
  async list(@CurrentUser() { userId, sessionId }: Principal): Promise<{ sessions: OwnSessionView[] }> {
    return { sessions: await this.queries.execute(new ListSessions(userId, sessionId)) };
  }

  /** [TRU-043] */
  @Delete(':id')
  @Answers(messageAnswer)
  async end(@CurrentUser() { userId }: Principal, @Param('id') id: string): Promise<{ message: string }> {
    const sessionId = parseId(id, SESSION_MESSAGES.notFound);
    await this.commands.execute(new EndSession(userId, { sessionId }));
    return { message: SESSION_MESSAGES.ended };
  }

  /** [TRU-044] */
  @Delete()
  @Answers(sessionsEndedAnswer)
  async endOthers(@CurrentUser() { userId, sessionId }: Principal): Promise<SessionsEndedAnswer> {
    const ended = await this.commands.execute(new EndSession(userId, { except: sessionId }));
    return { message: SESSION_MESSAGES.allEnded, ended };
  }
}
