import { AuditTrail, Clock, DeletedUsers, UnitOfWork } from '@manette/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OneTimeTokenRepository } from '../../domain/one-time-token.repository.js';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { DeletePictureFile } from '../change-picture/delete-picture-file.js';
import { SecondStep } from '../second-step/second-step.js';
import { DropDataExports } from '../export-data/drop-data-exports.js';
import { RevokeAccess } from '../sessions/revoke-access.js';
import { userTarget } from '../recorded-user.js';

/** Deletes a client for an administrator [API-017]. */
export class DeleteUser extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(DeleteUser)
export class DeleteUserHandler implements ICommandHandler<DeleteUser> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly tokens: OneTimeTokenRepository,
    @Inject(SecondStep) private readonly secondStep: Pick<SecondStep, 'forget'>,
    private readonly revokeAccess: RevokeAccess,
    private readonly deleteFile: DeletePictureFile,
    @Inject(DeletedUsers) private readonly deletedUsers: Pick<DeletedUsers, 'add'>,
    @Inject(DropDataExports) private readonly dropExports: Pick<DropDataExports, 'of'>,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Ends the sessions, removes the personal data, the picture, the mailed links, the second step and exports of the data, and
   * schedules the deletion of the files of the client's messages. The row stays as '[Deleted]' for the tickets and messages
   * that refer to it.
   * @throws UserNotFound, AdminProtected
   */
  async execute({ userId }: DeleteUser): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.lock(userId);
      if (!user) throw new UserNotFound();
      const { pictureKey } = user;
      this.audit.record({ action: 'user.deleted', target: userTarget(user.id) });
      user.anonymize(this.clock.now());
      await this.users.save(user);
      await this.tokens.deleteOfUser(userId);
      await this.secondStep.forget(userId);
      await this.dropExports.of(userId);
      await this.revokeAccess.ofDeleted(userId);
      await this.deletedUsers.add(userId);
      if (pictureKey) this.deleteFile.afterCommit(pictureKey);
    });
  }
}
