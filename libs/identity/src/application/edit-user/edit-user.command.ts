import { changedFields } from '@manette/contracts/audit';
import type { UserEditInput } from '@manette/contracts/identity';
import {
  APP_CONFIG,
  AuditTrail,
  RecentProof,
  UnitOfWork,
  type AppConfig,
  type Principal,
} from '@manette/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import type { CallOrigin } from '../security-notices/call-origin.js';
import { ApplyUserEdit } from './apply-user-edit.js';
import { editableFields, userTarget } from '../recorded-user.js';

/** Changes a user's data for an administrator [API-015]. */
export class EditUser extends Command<void> {
  constructor(
    readonly userId: string,
    readonly input: UserEditInput,
    readonly origin: CallOrigin,
    readonly principal: Pick<Principal, 'provedAt'>,
  ) {
    super();
  }
}

@CommandHandler(EditUser)
export class EditUserHandler implements ICommandHandler<EditUser> {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly applyEdit: ApplyUserEdit,
    private readonly proof: RecentProof,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * A changed role or address needs a recent proof of identity [TRU-050]. When ADMIN_ROLE_CHANGES is `operator`, roles and the
   * addresses of administrators cannot change [TRU-056].
   * @throws UserNotFound, ReauthenticationRequired, ChangedByOperator, AdminProtected, UsernameTaken, EmailTaken
   */
  async execute({ userId, input, origin, principal }: EditUser): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.lock(userId);
      if (!user) throw new UserNotFound();
      if (user.isSensitive(input)) this.proof.require(principal);
      if (this.config.adminRoleChanges === 'operator') user.refuseOperatorOnlyChanges(input);
      const before = editableFields(user);
      await this.applyEdit.to(user, input, origin);
      const changes = changedFields(before, editableFields(user));
      this.audit.recordChanges({ action: 'user.edited', target: userTarget(user.id), changes });
    });
  }
}
