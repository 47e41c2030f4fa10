import { randomInt } from 'node:crypto';
import { newEmail, type Language } from '@manette/contracts/identity';
import { UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { derivedUsername } from '../../domain/derived-username.js';
import { GoogleRefused } from '../../domain/google.errors.js';
import { googleUser } from '../../domain/new-user.js';
import { AccountDisabled } from '../../domain/session.errors.js';
import { EmailTaken, UsernameTaken } from '../../domain/user.errors.js';
import type { User } from '../../domain/user.js';
import { UserRepository } from '../../domain/user.repository.js';
import { AddUser } from '../add-user/add-user.js';
import type { CallOrigin } from '../security-notices/call-origin.js';
import { BeginSignIn, type BegunSignIn } from '../second-step/begin-sign-in.js';
import type { GoogleProfile } from './google-oidc-client.js';
import { LinkGoogle } from './link-google.js';

/** Signs in the user of a Google identity. Adds or links the user first if needed [ID-004, TRU-033]. */
export class SignInWithGoogle extends Command<BegunSignIn> {
  constructor(
    readonly profile: GoogleProfile,
    readonly language: Language,
    readonly origin: CallOrigin,
  ) {
    super();
  }
}

const ATTEMPTS = 5;

@CommandHandler(SignInWithGoogle)
export class SignInWithGoogleHandler implements ICommandHandler<SignInWithGoogle> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly addUser: AddUser,
    private readonly link: LinkGoogle,
    private readonly begin: BeginSignIn,
  ) {}

  /** @throws GoogleRefused for an address that is not verified or cannot receive mail, GoogleConflict, AccountDisabled */
  async execute(command: SignInWithGoogle): Promise<BegunSignIn> {
    for (let attempt = 1; ; attempt++) {
      const suffix = attempt === 1 ? '' : `_${randomInt(1000, 10_000)}`;
      try {
        return await this.unitOfWork.run(() => this.signIn(command, suffix));
      } catch (error) {
        // The derived username is taken, or two concurrent first sign-ins of the same user collided.
        const isTaken = error instanceof UsernameTaken || error instanceof EmailTaken;
        if (!isTaken || attempt === ATTEMPTS) throw error;
      }
    }
  }

  private async signIn(command: SignInWithGoogle, suffix: string): Promise<BegunSignIn> {
    const user = (await this.findOrLink(command)) ?? (await this.addClient(command, suffix));
    if (!user.isActive) throw new AccountDisabled();
    return this.begin.of(user, 'google');
  }

  private async findOrLink({ profile, origin }: SignInWithGoogle): Promise<User | null> {
    const { googleId, email, emailVerified } = profile;
    const linked = await this.users.lockByGoogleId(googleId);
    if (linked) return linked;
    if (!emailVerified) throw new GoogleRefused('the address is not verified');
    const user = await this.users.lockByEmail(email);
    if (user) await this.link.to(user, googleId, origin);
    return user;
  }

  private addClient({ profile, language }: SignInWithGoogle, suffix: string): Promise<User> {
    const { googleId, email } = profile;
    if (!newEmail.safeParse(email).success) throw new GoogleRefused('the address is not one for mail');
    const username = derivedUsername(email, suffix);
    return this.addUser.from((created) => googleUser({ ...created, username, email, googleId, language }));
  }
}
