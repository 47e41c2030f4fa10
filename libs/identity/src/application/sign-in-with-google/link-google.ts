import { AuditTrail } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { OneTimeTokenRepository } from '../../domain/one-time-token.repository.js';
import { UserRepository } from '../../domain/user.repository.js';
import type { User } from '../../domain/user.js';
import type { CallOrigin } from '../security-notices/call-origin.js';
import { SecurityNotices } from '../security-notices/security-notices.js';
import { EndSessions } from '../sessions/end-sessions.js';
import { actAs, PASSWORD_CHANGED, userTarget } from '../recorded-user.js';

/** Links a Google identity to the user who has its address, inside the caller's unit of work. */
@Injectable()
export class LinkGoogle {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: OneTimeTokenRepository,
    private readonly sessions: EndSessions,
    private readonly notices: SecurityNotices,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Removes the password, mailed links and sessions, because someone else may have registered the address before its owner,
   * and mails a notice.
   * @throws GoogleConflict
   */
  async to(user: User, googleId: string, origin: CallOrigin): Promise<void> {
    const hadPassword = user.passwordHash !== null;
    if (!user.linkGoogle(googleId)) return;
    await this.users.save(user);
    await this.tokens.deleteOfUser(user.id);
    await this.sessions.ofUser(user.id, 'password');
    this.notices.googleLinked(user, origin);
    if (user.isActive) actAs(user);
    const changes = hadPassword ? [PASSWORD_CHANGED] : [];
    this.audit.record({ action: 'google.linked', target: userTarget(user.id), changes });
  }
}
