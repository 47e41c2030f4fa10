import { UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { registeredUser } from '../../domain/new-user.js';
import { PasswordHasher } from '../../domain/password-hasher.js';
import { AddUser } from '../add-user/add-user.js';
import { SendVerification } from '../mails/send-verification.js';
import { StartSession } from '../sessions/start-session.js';
import { Register } from './register.command.js';

@CommandHandler(Register)
export class RegisterHandler implements ICommandHandler<Register> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly hasher: PasswordHasher,
    private readonly newcomers: AddUser,
    private readonly verification: SendVerification,
    private readonly sessions: StartSession,
  ) {}

  /** @throws UsernameTaken, EmailTaken */
  async execute({ input, language }: Register): Promise<{ token: string; userId: string }> {
    const { password, ...person } = input;
    const passwordHash = await this.hasher.hash(password);
    return this.unitOfWork.run(async () => {
      const user = await this.newcomers.from((beginning) =>
        registeredUser({ ...beginning, ...person, passwordHash, language }),
      );
      await this.verification.to(user, language);
      return { token: await this.sessions.of(user), userId: user.id };
    });
  }
}
