import { CreateAdministrator } from '@manette/contracts/identity';
import { UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { administrator } from '../../domain/new-user.js';
import { PasswordHasher } from '../../domain/password-hasher.js';
import { AddUser } from '../add-user/add-user.js';

@CommandHandler(CreateAdministrator)
export class CreateAdministratorHandler implements ICommandHandler<CreateAdministrator, { id: string }> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly hasher: PasswordHasher,
    private readonly addUser: AddUser,
  ) {}

  /** @throws UsernameTaken, EmailTaken */
  async execute({ person }: CreateAdministrator): Promise<{ id: string }> {
    const { username, password } = person;
    const email = person.email.trim().toLowerCase();
    const passwordHash = await this.hasher.hash(password);
    return this.unitOfWork.run(async () => {
      const { id } = await this.addUser.from((created) =>
        administrator({ ...created, username, email, passwordHash }),
      );
      return { id };
    });
  }
}
