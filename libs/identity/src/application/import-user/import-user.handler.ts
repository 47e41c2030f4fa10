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

  /** Idempotent by address. @throws UsernameTaken when another user has the name */
  async execute({ user }: ImportUser): Promise<{ id: string }> {
    const { password, ...fields } = user;
    const email = fields.email.trim().toLowerCase();
    const passwordHash = password === null ? null : await this.hasher.hash(password);
    return this.unitOfWork.run(async () => {
      const existing = await this.users.lockByEmail(email);
      if (existing) return { id: existing.id };
      const { id } = await this.addUser.from(({ id }) =>
        importedUser({ ...fields, id, email, passwordHash }),
      );
      return { id };
    });
  }
}
