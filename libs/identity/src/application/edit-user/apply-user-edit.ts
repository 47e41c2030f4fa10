import { Injectable } from '@nestjs/common';
import { UserRepository } from '../../domain/user.repository.js';
import type { AdminChanges, User } from '../../domain/user.js';
import { SendMailedLink } from '../mails/send-mailed-link.js';
import type { CallOrigin } from '../security-notices/call-origin.js';
import { SecurityNotices } from '../security-notices/security-notices.js';
import { RevokeAccess } from '../sessions/revoke-access.js';
import { EndSessionsWithoutSecondStep } from '../sessions/end-sessions-without-second-step.js';
import { NotifyUserChanged } from '../notify-user-changed/notify-user-changed.js';

/** Applies an administrator's or the operator's changes to a user, with all consequences, inside the caller's unit of work. */
@Injectable()
export class ApplyUserEdit {
  constructor(
    private readonly users: UserRepository,
    private readonly links: SendMailedLink,
    private readonly notices: SecurityNotices,
    private readonly revokeAccess: RevokeAccess,
    private readonly notify: NotifyUserChanged,
    private readonly withoutSecondStep: EndSessionsWithoutSecondStep,
  ) {}

  /**
   * A new address is unverified and gets a verification mail; the former one gets a notice [TRU-065].
   * @param origin undefined for the operator
   * @throws AdminProtected, UsernameTaken, EmailTaken
   */
  async to(user: User, changes: AdminChanges, origin: CallOrigin | undefined): Promise<void> {
    const formerEmail = user.email;
    const { addressChanged, deactivated, promoted, permissionsChanged } = user.edit(changes);
    if (promoted) await this.withoutSecondStep.ofPromoted(user);
    await this.users.save(user);
    if (addressChanged) {
      await this.links.send('verify-email', user, user.language);
      this.notices.emailChanged(user, formerEmail, origin);
    }
    if (permissionsChanged) await this.notify.permissionsChanged(user, { promoted });
    else this.notify.dataChanged(user);
    if (deactivated) await this.revokeAccess.ofDeactivated(user.id);
  }
}
