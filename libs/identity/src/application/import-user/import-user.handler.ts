import { ImportUser } from '@manette/contracts/identity';
import { UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { importedUser } from '../../domain/new-user.js';
import { PasswordHasher } from '../../domain/password-hasher.js';
import { UserRepository } from '../../domain/user.repository.js';
import { AddUser } from '../add-user/add-user.js';

@CommandHandler(ImportUser)
export class ImportUserHandler implements ICommandHandler<ImportUser, { id: string }> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly addUser: AddUser,
    private readonly hasher: PasswordHasher,
  ) {}

  /** @throws UsernameTaken when somebody else has the name */
  async execute({ user }: ImportUser): Promise<{ id: string }> {
    const { password, ...person } = user;
    const email = person.email.trim().toLowerCase();
    const passwordHash = password === null ? null : await this.hasher.hash(password);
    return this.unitOfWork.run(async () => {
      const present = await this.users.lockByEmail(email);
      if (present) return { id: present.id };
      const { id } = await this.addUser.from(({ id }) =>
        importedUser({ ...person, id, email, passwordHash }),
      );
      return { id };
    });
  }
}
