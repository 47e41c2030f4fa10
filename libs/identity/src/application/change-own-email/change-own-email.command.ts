import { changedFields } from '@manette/contracts/audit';
import { APP_CONFIG, AuditTrail, RateLimits, UnitOfWork, type AppConfig } from '@manette/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { ApplyUserEdit } from '../edit-user/apply-user-edit.js';
import type { CallOrigin } from '../security-notices/call-origin.js';
import { userTarget } from '../recorded-user.js';

/** Changes the signed-in user's own email address, with the same consequences as an administrator's edit [TRU-055]. */
export class ChangeOwnEmail extends Command<void> {
  constructor(
    readonly userId: string,
    readonly email: string,
    readonly origin: CallOrigin,
  ) {
    super();
  }
}

/** Limits the changes of a user: each one mails two addresses, and the new address may belong to a stranger. */
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
   * When ADMIN_ROLE_CHANGES is `operator`, an administrator's address cannot change; the current one is accepted [TRU-056].
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
