import { UnitOfWork, type Principal } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PasskeyNotFound } from '../../domain/passkey.errors.js';
import { PasskeyRepository } from '../../domain/passkey.repository.js';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { SecondStep } from '../second-step/second-step.js';

/** Removes a passkey of the caller [TRU-026]. */
export class RemovePasskey extends Command<void> {
  constructor(
    readonly principal: Pick<Principal, 'userId' | 'sessionId'>,
    readonly passkeyId: string,
  ) {
    super();
  }
}

@CommandHandler(RemovePasskey)
export class RemovePasskeyHandler implements ICommandHandler<RemovePasskey> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly secondStep: SecondStep,
  ) {}

  /** @throws PasskeyNotFound, LastMethodOfAdministrator, UserNotFound */
  async execute({ principal: { userId, sessionId }, passkeyId }: RemovePasskey): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.lock(userId);
      if (!user) throw new UserNotFound();
      const own = await this.passkeys.of(userId);
      if (!own.some(({ id }) => id === passkeyId)) throw new PasskeyNotFound();
      await this.secondStep.assertRemovable(user);
      await this.passkeys.delete(passkeyId);
      await this.secondStep.methodRemoved(user, sessionId, 'passkey');
    });
  }
}
