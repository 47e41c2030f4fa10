import { UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { MailedLinks } from '../mails/mailed-links.js';
import { ShutOut } from '../sessions/shut-out.js';
import { TellChanged } from '../tell-changed/tell-changed.js';
import { EditUser } from './edit-user.command.js';

@CommandHandler(EditUser)
export class EditUserHandler implements ICommandHandler<EditUser> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly links: MailedLinks,
    private readonly shutOut: ShutOut,
    private readonly tell: TellChanged,
  ) {}

  /** A new address is unverified and gets a mail. @throws UserNotFound, AdminProtected, UsernameTaken, EmailTaken */
  async execute({ userId, input }: EditUser): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.lock(userId);
      if (!user) throw new UserNotFound();
      const { addressChanged, deactivated, promoted, standingChanged } = user.edit(input);
      await this.users.save(user);
      if (addressChanged) await this.links.send('verify-email', user, user.language);
      if (standingChanged) await this.tell.standing(user, { promoted });
      else this.tell.data(user);
      if (deactivated) await this.shutOut.deactivated(userId);
    });
  }
}
