import {
  messageAnswer,
  recoveryCodesAnswer,
  secondStepAnswer,
  totpConfirmSchema,
  totpSetUpAnswer,
  type RecoveryCodesAnswer,
  type SecondStepView,
  type TotpConfirmInput,
  type TotpSetUpAnswer,
} from '@manette/contracts/identity';
import {
  addressKey,
  Answers,
  NotReplayed,
  CurrentUser,
  NeedsRecentProof,
  OpenWhileEnrolling,
  type Principal,
  Operation,
} from '@manette/platform';
import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ConfirmTotp } from '../application/confirm-totp/confirm-totp.command.js';
import { GetSecondStep } from '../application/get-second-step/get-second-step.query.js';
import { RemoveTotp } from '../application/remove-totp/remove-totp.command.js';
import { RenewRecoveryCodes } from '../application/renew-recovery-codes/renew-recovery-codes.command.js';
import { SetUpTotp } from '../application/set-up-totp/set-up-totp.command.js';

const NOT_CACHED = ['cache-control', 'no-store'] as const;

/** The caller's second step: authenticator app and recovery codes (trust.md, section 2). */
@OpenWhileEnrolling()
@ApiTags('sign-in')
@Controller('auth/second-step')
export class SecondStepController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [TRU-025] */
  @Operation('Read the second steps', 'Returns the second steps that the caller has set up.')
  @Get()
  @Answers(secondStepAnswer)
  async get(@CurrentUser() { userId }: Principal): Promise<{ secondStep: SecondStepView }> {
    return { secondStep: await this.queries.execute(new GetSecondStep(userId)) };
  }

  /** [TRU-017] */
  @NeedsRecentProof()
  @NotReplayed()
  @Operation(
    'Begin to set up an authenticator app',
    'Returns the secret for the app. It is returned only in this response.',
    'CONFLICT',
  )
  @Post('totp')
  @Header(...NOT_CACHED)
  @Answers(totpSetUpAnswer, 201)
  setUpTotp(@CurrentUser() { userId }: Principal): Promise<TotpSetUpAnswer> {
    return this.commands.execute(new SetUpTotp(userId));
  }

  /** [TRU-018] */
  @NeedsRecentProof()
  @NotReplayed()
  @Operation(
    'Confirm the authenticator app',
    'Switches the authenticator app on with one of its codes. If it is the first second step of the user, the response contains recovery codes, which are returned only once.',
    'INVALID_CODE',
    'NOT_FOUND',
    'CONFLICT',
  )
  @Post('totp/confirm')
  @HttpCode(200)
  @Header(...NOT_CACHED)
  @Answers(recoveryCodesAnswer)
  async confirmTotp(
    @CurrentUser() principal: Principal,
    @Body({ schema: totpConfirmSchema }) { code }: TotpConfirmInput,
    @Ip() ip: string,
  ): Promise<RecoveryCodesAnswer> {
    const command = new ConfirmTotp(principal, code, addressKey(ip));
    return { recoveryCodes: await this.commands.execute(command) };
  }

  /** [TRU-026] */
  @NeedsRecentProof()
  @Operation(
    'Remove the authenticator app',
    'Removes the authenticator app. Its codes are no longer accepted.',
    'NOT_FOUND',
    'CONFLICT',
  )
  @Delete('totp')
  @Answers(messageAnswer)
  async removeTotp(@CurrentUser() principal: Principal): Promise<{ message: string }> {
    await this.commands.execute(new RemoveTotp(principal));
    return { message: 'Authenticator app removed' };
  }

  /** [TRU-024] */
  @NeedsRecentProof()
  @NotReplayed()
  @Operation(
    'Renew the recovery codes',
    'Returns new recovery codes, which are returned only once. The old codes are no longer accepted.',
    'CONFLICT',
  )
  @Post('recovery-codes')
  @Header(...NOT_CACHED)
  @Answers(recoveryCodesAnswer, 201)
  async renewRecoveryCodes(@CurrentUser() { userId }: Principal): Promise<RecoveryCodesAnswer> {
    return { recoveryCodes: await this.commands.execute(new RenewRecoveryCodes(userId)) };
  }
}
