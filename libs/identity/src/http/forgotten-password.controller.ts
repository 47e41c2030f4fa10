import {
  FORGOTTEN_PASSWORD_MESSAGES,
  forgotPasswordSchema,
  messageAnswer,
  resetPasswordSchema,
  type ForgotPasswordInput,
  type Language,
  type ResetPasswordInput,
} from '@manette/contracts/identity';
import { addressKey, Answers, Public, RateLimits } from '@manette/platform';
import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForgotPassword } from '../application/forgot-password/forgot-password.command.js';
import { ResetPassword } from '../application/reset-password/reset-password.command.js';
import { ReaderLanguage } from './reader-language.decorator.js';

const RESETS_PER_IP = { name: 'reset-password-ip', points: 60, seconds: 3600 };

/** Replaces a forgotten password by a mailed link (contract, section 2). */
@Public()
@Controller('auth')
export class ForgottenPasswordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
  ) {}

  @Post('forgot-password')
  @HttpCode(200)
  @Answers(messageAnswer)
  async forgot(
    @Body({ schema: forgotPasswordSchema }) { email }: ForgotPasswordInput,
    @ReaderLanguage() language: Language,
    @Ip() ip: string,
  ): Promise<{ message: string }> {
    await this.commands.execute(new ForgotPassword(email, language, addressKey(ip)));
    return { message: FORGOTTEN_PASSWORD_MESSAGES.sent };
  }

  @Post('reset-password')
  @HttpCode(200)
  @Answers(messageAnswer)
  async reset(
    @Body({ schema: resetPasswordSchema }) { token, password }: ResetPasswordInput,
    @Ip() ip: string,
  ): Promise<{ message: string }> {
    await this.limits.hit(RESETS_PER_IP, addressKey(ip));
    await this.commands.execute(new ResetPassword(token, password));
    return { message: FORGOTTEN_PASSWORD_MESSAGES.done };
  }
}
