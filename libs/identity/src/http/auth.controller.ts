import {
  loginAnswer,
  loginSchema,
  registerSchema,
  secondStepLoginSchema,
  sessionAnswer,
  signedInAnswer,
  userAnswer,
  type Language,
  type LoginInput,
  type RegisterInput,
  type SecondStepLoginInput,
  type SessionAnswer,
  type SignedInAnswer,
  type SignInChallengeAnswer,
  type UserView,
} from '@manette/contracts/identity';
import {
  addressKey,
  Answers,
  NotReplayed,
  CurrentUser,
  OpenWhileEnrolling,
  Public,
  RateLimits,
  type Principal,
  Operation,
} from '@manette/platform';
import { Body, Controller, Get, Header, HttpCode, Ip, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { FinishSignIn } from '../application/finish-sign-in/finish-sign-in.command.js';
import { GetUser } from '../application/get-user/get-user.query.js';
import { LogOut } from '../application/log-out/log-out.command.js';
import { Register } from '../application/register/register.command.js';
import { isSignedIn, type BegunSignIn } from '../application/second-step/begin-sign-in.js';
import { Authenticated } from './authenticated.decorator.js';
import { ReaderLanguage } from './reader-language.decorator.js';
import { PasswordGuard } from './strategies/password.guard.js';
import { SignIns } from './strategies/sign-ins.js';

/** The header of responses that contain a token [TRU-005]. */
const NOT_CACHED = ['cache-control', 'no-store'] as const;

const REGISTRATIONS_PER_IP = { name: 'register-ip', points: 60, seconds: 3600 };

@ApiTags('sign-in')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
    private readonly signIns: SignIns,
  ) {}

  /** [API-006] */
  @Public()
  @NotReplayed()
  @Operation(
    'Register',
    'Creates a user and signs the user in. Sends a mail with a link that verifies the email address.',
    'USERNAME_TAKEN',
    'EMAIL_TAKEN',
  )
  @Post('register')
  @Header(...NOT_CACHED)
  @Answers(sessionAnswer, 201)
  async register(
    @Body({ schema: registerSchema }) input: RegisterInput,
    @Ip() ip: string,
    @ReaderLanguage() language: Language,
  ): Promise<SessionAnswer> {
    await this.limits.hit(REGISTRATIONS_PER_IP, addressKey(ip));
    const { token, userId } = await this.commands.execute(new Register(input, language));
    return { token, user: await this.user(userId), requiresEmailVerification: true };
  }

  /** [API-005, TRU-006] */
  @Public()
  @UseGuards(PasswordGuard)
  @NotReplayed()
  @Operation(
    'Sign in',
    'Returns a token, or a challenge if a second step is required.',
    'INVALID_CREDENTIALS',
    'ACCOUNT_DISABLED',
  )
  @Post('login')
  @HttpCode(200)
  @Header(...NOT_CACHED)
  @Answers(loginAnswer)
  async logIn(
    @Body({ schema: loginSchema }) _input: LoginInput,
    @Authenticated() begun: BegunSignIn,
  ): Promise<SessionAnswer | SignInChallengeAnswer> {
    return isSignedIn(begun) ? { token: begun.token, user: await this.user(begun.userId) } : begun;
  }

  /** [TRU-008, TRU-009] */
  @Public()
  @NotReplayed()
  @Operation(
    'Finish a sign-in',
    'Answers the challenge of the second step with a code, a recovery code or a passkey, and returns a token.',
    'INVALID_CODE',
    'INVALID_PASSKEY',
    'CHALLENGE_EXPIRED',
    'ACCOUNT_DISABLED',
  )
  @Post('login/second-step')
  @HttpCode(200)
  @Header(...NOT_CACHED)
  @Answers(signedInAnswer)
  async finishSignIn(
    @Body({ schema: secondStepLoginSchema }) input: SecondStepLoginInput,
    @Ip() ip: string,
  ): Promise<SignedInAnswer> {
    const finishing = this.commands.execute(new FinishSignIn(input, addressKey(ip)));
    const { token, userId } = await this.signIns.count(finishing);
    return { token, user: await this.user(userId) };
  }

  /** [API-004] */
  @OpenWhileEnrolling()
  @Operation('Read the signed-in user', 'Returns the current data of the user to whom the token belongs.')
  @Get('me')
  @Answers(userAnswer)
  async me(@CurrentUser() { userId }: Principal): Promise<{ user: UserView }> {
    return { user: await this.user(userId) };
  }

  @OpenWhileEnrolling()
  @Operation('Sign out', 'Ends the session of the token.')
  @Post('logout')
  @HttpCode(204)
  logOut(@CurrentUser() principal: Principal): Promise<void> {
    return this.commands.execute(new LogOut(principal));
  }

  private user(userId: string): Promise<UserView> {
    return this.queries.execute(new GetUser(userId));
  }
}
