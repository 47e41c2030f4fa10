import { MAX_PASSKEYS, type AddPasskeyInput, type PasskeyAddedAnswer } from '@manette/contracts/identity';
import { Clock, currentCall, newId, UnitOfWork, type Principal } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InvalidPasskey, TooManyPasskeys } from '../../domain/passkey.errors.js';
import type { NewCredential } from '../../domain/passkey.js';
import { PasskeyRepository } from '../../domain/passkey.repository.js';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { passkeyViewOf } from '../passkeys/passkey-view.js';
import { SecondStep } from '../second-step/second-step.js';
import { VerifyPasskey } from '../second-step/verify-passkey.js';
import { deviceLabel } from '../security-notices/device-label.js';

type Caller = Pick<Principal, 'userId' | 'sessionId'>;

/** Stores a passkey that the caller's browser has created [TRU-029]. */
export class AddPasskey extends Command<PasskeyAddedAnswer> {
  constructor(
    readonly principal: Caller,
    readonly input: AddPasskeyInput,
  ) {
    super();
  }
}

@CommandHandler(AddPasskey)
export class AddPasskeyHandler implements ICommandHandler<AddPasskey> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly verify: VerifyPasskey,
    private readonly users: UserRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly secondStep: SecondStep,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidPasskey, TooManyPasskeys, UserNotFound */
  async execute({ principal, input }: AddPasskey): Promise<PasskeyAddedAnswer> {
    // Runs before the unit of work: a refusal would roll it back, and the options must stay used up.
    const created = await this.verify.created(principal.userId, input.credential);
    if (!created) throw new InvalidPasskey();
    return this.unitOfWork.run(() => this.store(principal, created, input.name));
  }

  private async store({ userId, sessionId }: Caller, created: NewCredential, name = this.deviceName()) {
    const user = await this.users.lock(userId);
    if (!user) throw new UserNotFound();
    if ((await this.passkeys.countOf(userId)) >= MAX_PASSKEYS) throw new TooManyPasskeys();
    const createdAt = this.clock.now();
    const passkey = { ...created, id: newId(), userId, name, createdAt, lastUsedAt: null };
    if (!(await this.passkeys.add(passkey))) throw new InvalidPasskey();
    const recoveryCodes = await this.secondStep.methodAdded(user, sessionId, 'passkey');
    return { passkey: passkeyViewOf(passkey), recoveryCodes };
  }

  private deviceName(): string {
    return deviceLabel(currentCall()?.userAgent);
  }
}
