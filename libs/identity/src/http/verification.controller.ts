import {
  VERIFICATION_MESSAGES,
  emailVerifiedAnswer,
  messageAnswer,
  verifyEmailQuery,
  type EmailVerifiedAnswer,
  type Language,
  type VerifyEmailQuery,
} from '@manette/contracts/identity';
import { Answers, CurrentUser, Public, type Principal, Operation } from '@manette/platform';
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommandBus } from '@nestjs/cqrs';
import { ResendVerification } from '../application/resend-verification/resend-verification.command.js';
import { VerifyEmail } from '../application/verify-email/verify-email.command.js';
import { ReaderLanguage } from './reader-language.decorator.js';

@ApiTags('sign-in')
@Controller('users')
export class VerificationController {
  constructor(private readonly commands: CommandBus) {}

  /** [API-009, ID-138] */
  @Public()
  @Operation(
    'Verify an email address by the query',
    'Verifies the email address to which the token was sent.',
    'INVALID_TOKEN',
  )
  @Get('verify-email')
  @Answers(emailVerifiedAnswer)
  verifyByQuery(@Query({ schema: verifyEmailQuery }) query: VerifyEmailQuery): Promise<EmailVerifiedAnswer> {
    return this.verify(query.token);
  }

  /** [API-008] */
  @Public()
  @Operation(
    'Verify an email address by the path',
    'Verifies the email address to which the token was sent.',
    'INVALID_TOKEN',
  )
  @Get('verify-email/:token')
  @Answers(emailVerifiedAnswer)
  verifyByPath(@Param('token') token: string): Promise<EmailVerifiedAnswer> {
    return this.verify(token);
  }

  /** [API-010] */
  @Operation(
    'Send the verification mail again',
    'Sends a new link to the email address of the caller.',
    'CONFLICT',
  )
  @Post('resend-verification')
  @HttpCode(200)
  @Answers(messageAnswer)
  async resend(@CurrentUser() { userId }: Principal, @ReaderLanguage() language: Language) {
    await this.commands.execute(new ResendVerification(userId, language));
    return { message: VERIFICATION_MESSAGES.sent };
  }

  private async verify(token: string | undefined): Promise<EmailVerifiedAnswer> {
    const { userId, alreadyVerified } = await this.commands.execute(new VerifyEmail(token));
    return { message: alreadyVerified ? VERIFICATION_MESSAGES.already : VERIFICATION_MESSAGES.done, userId };
  }
}
