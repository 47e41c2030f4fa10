import {
  addPasskeySchema,
  messageAnswer,
  passkeyAddedAnswer,
  passkeyLoginOptionsSchema,
  passkeyLoginSchema,
  signedInAnswer,
  webauthnOptionsAnswer,
  type AddPasskeyInput,
  type PasskeyAddedAnswer,
  type PasskeyLoginInput,
  type PasskeyLoginOptionsInput,
  type SignedInAnswer,
} from '@manette/contracts/identity';
import {
  addressKey,
  Answers,
  NotReplayed,
  CurrentUser,
  NeedsRecentProof,
  OpenWhileEnrolling,
  parseId,
  Public,
  RateLimits,
  type Principal,
  Operation,
} from '@manette/platform';
import { Body, Controller, Delete, Header, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { AddPasskey } from '../application/add-passkey/add-passkey.command.js';
import { OfferNewPasskey } from '../application/add-passkey/offer-new-passkey.command.js';
import { GetUser } from '../application/get-user/get-user.query.js';
import { LogInWithPasskey } from '../application/log-in-with-passkey/log-in-with-passkey.command.js';
import { OfferPasskeyLogin } from '../application/log-in-with-passkey/offer-passkey-login.command.js';
import { RemovePasskey } from '../application/remove-passkey/remove-passkey.command.js';
import { SignIns } from './strategies/sign-ins.js';

/** Limits the options per IP: anyone may request options, and each is stored until it expires or is answered. */
const OPTIONS_PER_IP = { name: 'passkey-options-ip', points: 300, seconds: 15 * 60 };

/** Manages passkeys and sign-ins by passkey (trust.md, section 2). */
@ApiTags('sign-in')
@Controller('auth')
export class PasskeysController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
    private readonly signIns: SignIns,
  ) {}

  /** [TRU-028] */
  @NeedsRecentProof()
  @OpenWhileEnrolling()
  @NotReplayed()
  @Operation(
    'Begin to add a passkey',
    'Returns the WebAuthn options with which a browser creates a passkey.',
    'CONFLICT',
  )
  @Post('passkeys/options')
  @HttpCode(200)
  @Answers(webauthnOptionsAnswer)
  async offerNew(@CurrentUser() { userId }: Principal) {
    return { options: await this.commands.execute(new OfferNewPasskey(userId)) };
  }

  /** [TRU-029] */
  @NeedsRecentProof()
  @OpenWhileEnrolling()
  @NotReplayed()
  @Operation(
    'Add a passkey',
    'Stores the passkey that the browser created. If it is the first second step of the user, the response contains recovery codes, which are returned only once.',
    'INVALID_PASSKEY',
    'CHALLENGE_EXPIRED',
    'CONFLICT',
  )
  @Post('passkeys')
  @Header('cache-control', 'no-store')
  @Answers(passkeyAddedAnswer, 201)
  add(
    @CurrentUser() principal: Principal,
    @Body({ schema: addPasskeySchema }) input: AddPasskeyInput,
  ): Promise<PasskeyAddedAnswer> {
    return this.commands.execute(new AddPasskey(principal, input));
  }

  /** [TRU-026] */
  @NeedsRecentProof()
  @OpenWhileEnrolling()
  @Operation(
    'Remove a passkey',
    'Removes a passkey of the caller. It can no longer be used to sign in.',
    'CONFLICT',
  )
  @Delete('passkeys/:id')
  @Answers(messageAnswer)
  async remove(@CurrentUser() principal: Principal, @Param('id') id: string): Promise<{ message: string }> {
    await this.commands.execute(new RemovePasskey(principal, parseId(id, 'Passkey not found')));
    return { message: 'Passkey removed' };
  }

  /** [TRU-030, TRU-031] */
  @Public()
  @NotReplayed()
  @Operation(
    'Begin a sign-in by passkey',
    'Returns the WebAuthn options with which a browser asks for a passkey.',
    'CHALLENGE_EXPIRED',
  )
  @Post('login/passkey/options')
  @HttpCode(200)
  @Answers(webauthnOptionsAnswer)
  async offerLogin(
    @Body({ schema: passkeyLoginOptionsSchema }) { challenge }: PasskeyLoginOptionsInput,
    @Ip() ip: string,
  ) {
    await this.limits.hit(OPTIONS_PER_IP, addressKey(ip));
    return { options: await this.commands.execute(new OfferPasskeyLogin(challenge)) };
  }

  /** [TRU-030] */
  @Public()
  @NotReplayed()
  @Operation(
    'Sign in by passkey',
    'Returns a token for the owner of the passkey.',
    'INVALID_PASSKEY',
    'CHALLENGE_EXPIRED',
    'ACCOUNT_DISABLED',
  )
  @Post('login/passkey')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Answers(signedInAnswer)
  async logIn(
    @Body({ schema: passkeyLoginSchema }) { credential }: PasskeyLoginInput,
    @Ip() ip: string,
  ): Promise<SignedInAnswer> {
    const signIn = this.commands.execute(new LogInWithPasskey(credential, addressKey(ip)));
    const { token, userId } = await this.signIns.count(signIn);
    return { token, user: await this.queries.execute(new GetUser(userId)) };
  }
}
