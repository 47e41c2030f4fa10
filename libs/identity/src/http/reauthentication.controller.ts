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
  CarriedOutAnew,
  CurrentUser,
  OpenWhileEnrolling,
  type Principal,
} from '@manette/platform';
import { Body, Controller, Get, HttpCode, Ip, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { GetReauthentication } from '../application/reauthenticate/get-reauthentication.query.js';
import { OfferProof } from '../application/reauthenticate/offer-proof.command.js';
import { Reauthenticate } from '../application/reauthenticate/reauthenticate.command.js';

/** Proving once more who one is, before a sensitive call (trust.md, section 3). */
@OpenWhileEnrolling()
@Controller('auth/reauthenticate')
export class ReauthenticationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [TRU-052] */
  @Get()
  @Answers(reauthenticationAnswer)
  get(@CurrentUser() principal: Principal): Promise<ReauthenticationAnswer> {
    return this.queries.execute(new GetReauthentication(principal));
  }

  /** Options serve once, so each call makes its own [TRU-053]. */
  @CarriedOutAnew()
  @Post('options')
  @HttpCode(200)
  @Answers(webauthnOptionsAnswer)
  async options(@CurrentUser() { userId }: Principal) {
    return { options: await this.commands.execute(new OfferProof(userId)) };
  }

  /** [TRU-053] */
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
