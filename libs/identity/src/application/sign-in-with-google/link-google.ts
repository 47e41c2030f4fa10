import { Injectable } from '@nestjs/common';
import { OneTimeTokenRepository } from '../../domain/one-time-token.repository.js';
import { UserRepository } from '../../domain/user.repository.js';
import type { User } from '../../domain/user.js';
import { EndSessions } from '../sessions/end-sessions.js';

/** Ties a Google identity to the person who has its address here, inside the caller's unit of work. */
@Injectable()
export class LinkGoogle {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: OneTimeTokenRepository,
    private readonly sessions: EndSessions,
  ) {}

  /** Who registered the address without proving it is shut out, so that nobody can pre-register another's address. */
  async to(user: User, googleId: string): Promise<void> {
    const { passwordVoided } = user.linkGoogle(googleId);
    await this.users.save(user);
    if (!passwordVoided) return;
    await this.tokens.forget(user.id);
    await this.sessions.ofUser(user.id, 'password');
  }
}
