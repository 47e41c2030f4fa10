import type { Language, RegisterInput } from '@manette/contracts/identity';
import { UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { registeredUser } from '../../domain/new-user.js';
import { AddUser } from '../add-user/add-user.js';
import { SendMailedLink } from '../mails/send-mailed-link.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { StartSession } from '../sessions/start-session.js';

/** Registers a client and signs the client in [API-006]. */
export class Register extends Command<{ token: string; userId: string }> {
  constructor(
    readonly input: RegisterInput,
    readonly language: Language,
  ) {
    super();
  }
}

@CommandHandler(Register)
export class RegisterHandler implements ICommandHandler<Register> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: NewPasswords,
    private readonly addUser: AddUser,
    private readonly links: SendMailedLink,
    private readonly sessions: StartSession,
  ) {}

  /** @throws UsernameTaken, EmailTaken, ValidationFailed for a common password */
  async execute({ input, language }: Register): Promise<{ token: string; userId: string }> {
    const { password, ...fields } = input;
    const passwordHash = await this.passwords.hash(password);
    return this.unitOfWork.run(async () => {
      const user = await this.addUser.from((created) =>
        registeredUser({ ...created, ...fields, passwordHash, language }),
      );
      await this.links.send('verify-email', user, language);
      return { token: await this.sessions.start(user, 'registration'), userId: user.id };
    });
  }
}
