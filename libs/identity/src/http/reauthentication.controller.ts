import {
  provedAnswer,
  reauthenticationAnswer,
  reauthenticationSchema,
  webauthnOptionsAnswer,
  type ReauthenticationAnswer,
  type ReauthenticationInput,
} from '@manette/contracts/identity';
import {
  addressKey,
  Answers,
  NotReplayed,
  CurrentUser,
  OpenWhileEnrolling,
  type Principal,
  Operation,
} from '@manette/platform';
import { Body, Controller, Get, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { GetReauthentication } from '../application/reauthenticate/get-reauthentication.query.js';
import { OfferProof } from '../application/reauthenticate/offer-proof.command.js';
import { Reauthenticate } from '../application/reauthenticate/reauthenticate.command.js';

/** Proves the caller's identity again before a sensitive call (trust.md, section 3). */
@OpenWhileEnrolling()
@ApiTags('sign-in')
@Controller('auth/reauthenticate')
export class ReauthenticationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [TRU-052] */
  @Operation(
    'Read the ways to prove the identity',
    'Returns the methods with which the caller can prove their identity, and until when the last proof is valid.',
  )
  @Get()
  @Answers(reauthenticationAnswer)
  get(@CurrentUser() principal: Principal): Promise<ReauthenticationAnswer> {
    return this.queries.execute(new GetReauthentication(principal));
  }

  /** Options can be answered once, so each call creates new ones [TRU-053]. */
  @NotReplayed()
  @Operation(
    'Begin a proof of identity by passkey',
    'Returns the WebAuthn options with which a browser asks for a passkey.',
    'CONFLICT',
  )
  @Post('options')
  @HttpCode(200)
  @Answers(webauthnOptionsAnswer)
  async options(@CurrentUser() { userId }: Principal) {
    return { options: await this.commands.execute(new OfferProof(userId)) };
  }

  /** [TRU-053] */
  @Operation(
    'Prove the identity',
    'Accepts a password, a code or a passkey as a proof of identity, which permits sensitive calls for a limited time.',
    'REAUTHENTICATION_FAILED',
    'INVALID_PASSKEY',
    'CHALLENGE_EXPIRED',
  )
  @Post()
  @HttpCode(200)
  @Answers(provedAnswer)
  async prove(
    @CurrentUser() principal: Principal,
    @Body({ schema: reauthenticationSchema }) input: ReauthenticationInput,
    @Ip() ip: string,
  ): Promise<{ until: string | null }> {
    const until = await this.commands.execute(new Reauthenticate(principal, input, addressKey(ip)));
    return { until: until === null ? null : new Date(until).toISOString() };
  }
}
