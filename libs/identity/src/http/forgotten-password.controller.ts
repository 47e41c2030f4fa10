import {
  FORGOTTEN_PASSWORD_MESSAGES,
  forgotPasswordSchema,
  messageAnswer,
  resetPasswordSchema,
  type ForgotPasswordInput,
  type Language,
  type ResetPasswordInput,
} from '@manette/contracts/identity';
import { addressKey, Answers, Public, RateLimits, Operation } from '@manette/platform';
import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommandBus } from '@nestjs/cqrs';
import { ForgotPassword } from '../application/forgot-password/forgot-password.command.js';
import { ResetPassword } from '../application/reset-password/reset-password.command.js';
import { ReaderLanguage } from './reader-language.decorator.js';

const RESETS_PER_IP = { name: 'reset-password-ip', points: 60, seconds: 3600 };

/** Replaces a forgotten password with the help of a mailed link (contract, section 2). */
@Public()
@ApiTags('sign-in')
@Controller('auth')
export class ForgottenPasswordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
  ) {}

  @Operation(
    'Request a new password',
    'Sends a mail with a link to the address if it belongs to a user. The response is the same if it does not.',
  )
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

  @Operation(
    'Set a new password',
    'Sets the password with the token of a mailed link, and ends all sessions of the user.',
    'INVALID_TOKEN',
  )
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
