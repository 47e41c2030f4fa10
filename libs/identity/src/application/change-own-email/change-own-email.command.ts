import { changedFields } from '@manette/contracts/audit';
import { APP_CONFIG, AuditTrail, RateLimits, UnitOfWork, type AppConfig } from '@manette/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { ApplyUserEdit } from '../edit-user/apply-user-edit.js';
import type { CallOrigin } from '../security-notices/call-origin.js';
import { userTarget } from '../recorded-user.js';

/** Changes the signed-in user's own address, as an administrator's edit does it [TRU-055]. */
export class ChangeOwnEmail extends Command<void> {
  constructor(
    readonly userId: string,
    readonly email: string,
    readonly origin: CallOrigin,
  ) {
    super();
  }
}

/** Each change mails two addresses, of which the new one may be a stranger's. */
const NEW_ADDRESSES = { name: 'change-email', points: 5, seconds: 3600 };

@CommandHandler(ChangeOwnEmail)
export class ChangeOwnEmailHandler implements ICommandHandler<ChangeOwnEmail> {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly limits: RateLimits,
    private readonly applyEdit: ApplyUserEdit,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Where ADMIN_ROLE_CHANGES is `operator`, administrators keep their address; the present one passes [TRU-056].
   * @throws ChangedByOperator, EmailTaken, TOO_MANY_REQUESTS
   */
  async execute({ userId, email, origin }: ChangeOwnEmail): Promise<void> {
    await this.limits.hit(NEW_ADDRESSES, userId);
    await this.unitOfWork.run(async () => {
      const user = await this.users.lock(userId);
      if (!user) throw new UserNotFound();
      if (this.config.adminRoleChanges === 'operator') user.refuseOperatorOnlyChanges({ email });
      const changes = changedFields({ email: user.email }, { email });
      await this.applyEdit.to(user, { email }, origin);
      if (changes.length === 0) return;
      const target = userTarget(userId);
      this.audit.record({ action: 'email.changed', target, changes });
    });
  }
}
