import { CreateAdministrator } from '@manette/contracts/identity';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { administrator } from '../../domain/new-user.js';
import { AddUser } from '../add-user/add-user.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { userTarget } from '../recorded-user.js';

@CommandHandler(CreateAdministrator)
export class CreateAdministratorHandler implements ICommandHandler<CreateAdministrator, { id: string }> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: NewPasswords,
    private readonly addUser: AddUser,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws UsernameTaken, EmailTaken, ValidationFailed for a common password [TRU-070] */
  async execute({ person }: CreateAdministrator): Promise<{ id: string }> {
    const { username, password } = person;
    const email = person.email.trim().toLowerCase();
    const passwordHash = await this.passwords.hash(password);
    return this.unitOfWork.run(async () => {
      const user = await this.addUser.from((created) =>
        administrator({ ...created, username, email, passwordHash }),
      );
      this.audit.record({ action: 'admin.created', target: userTarget(user.id) });
      return { id: user.id };
    });
  }
}
