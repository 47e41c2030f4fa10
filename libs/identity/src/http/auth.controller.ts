import {
  loginSchema,
  registerSchema,
  sessionAnswer,
  userAnswer,
  type Language,
  type LoginInput,
  type RegisterInput,
  type SessionAnswer,
  type UserView,
} from '@manette/contracts/identity';
import { addressKey, Answers, CurrentUser, Public, RateLimits, type Principal } from '@manette/platform';
import { Body, Controller, Get, HttpCode, Ip, Post, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { GetUser } from '../application/get-user/get-user.query.js';
import type { SignedIn } from '../application/log-in/log-in.command.js';
import { LogOut } from '../application/log-out/log-out.command.js';
import { Register } from '../application/register/register.command.js';
import { Authenticated } from './authenticated.decorator.js';
import { ReaderLanguage } from './reader-language.decorator.js';
import { PasswordGuard } from './strategies/password.guard.js';

const REGISTRATIONS_PER_IP = { name: 'register-ip', points: 60, seconds: 3600 };

@Controller('auth')
export class AuthController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
  ) {}

  /** [API-006] */
  @Public()
  @Post('register')
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

  /** [API-005] */
  @Public()
  @UseGuards(PasswordGuard)
  @Post('login')
  @HttpCode(200)
  @Answers(sessionAnswer)
  async logIn(
    @Body({ schema: loginSchema }) _input: LoginInput,
    @Authenticated() { token, userId }: SignedIn,
  ): Promise<SessionAnswer> {
    return { token, user: await this.user(userId) };
  }

  /** [API-004] */
  @Get('me')
  @Answers(userAnswer)
  async me(@CurrentUser() { userId }: Principal): Promise<{ user: UserView }> {
    return { user: await this.user(userId) };
  }

  @Post('logout')
  @HttpCode(204)
  logOut(@CurrentUser() principal: Principal): Promise<void> {
    return this.commands.execute(new LogOut(principal));
  }

  private user(userId: string): Promise<UserView> {
    return this.queries.execute(new GetUser(userId));
  }
}
