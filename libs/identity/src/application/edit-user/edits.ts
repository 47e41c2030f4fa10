import { Injectable } from '@nestjs/common';
import { UserRepository } from '../../domain/user.repository.js';
import type { AdminChanges, User } from '../../domain/user.js';
import { MailedLinks } from '../mails/mailed-links.js';
import type { CallOrigin } from '../security-notices/call-origin.js';
import { SecurityNotices } from '../security-notices/security-notices.js';
import { ShutOut } from '../sessions/shut-out.js';
import { TellChanged } from '../tell-changed/tell-changed.js';

/** Changes somebody's data for others, with all that follows, inside the caller's unit of work. */
@Injectable()
export class Edits {
  constructor(
    private readonly users: UserRepository,
    private readonly links: MailedLinks,
    private readonly notices: SecurityNotices,
    private readonly shutOut: ShutOut,
    private readonly tell: TellChanged,
  ) {}

  /**
   * A new address is unverified and gets a mail, the old one a notice [TRU-065]. Without `origin` it was the operator.
   * @throws AdminProtected, UsernameTaken, EmailTaken
   */
  async of(user: User, changes: AdminChanges, origin: CallOrigin | undefined): Promise<void> {
    const formerEmail = user.email;
    const { addressChanged, deactivated, promoted, standingChanged } = user.edit(changes);
    await this.users.save(user);
    if (addressChanged) {
      await this.links.send('verify-email', user, user.language);
      this.notices.emailChanged(user, formerEmail, origin);
    }
    if (standingChanged) await this.tell.standing(user, { promoted });
    else this.tell.data(user);
    if (deactivated) await this.shutOut.deactivated(user.id);
  }
}
