import { SessionVerifier } from '@manette/platform';
import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { controllers } from './http/controllers.js';
import { signInProviders } from './http/strategies/sign-in-providers.js';
import { adapters } from './infrastructure/adapters.js';
import { useCases } from './application/use-cases.js';
import { realtime } from './realtime/realtime.js';

/** People: who they are, what they may do, and whether they are here. */
@Global()
@Module({
  imports: [CqrsModule],
  controllers,
  providers: [...signInProviders, ...adapters, ...useCases, ...realtime],
  exports: [SessionVerifier],
})
export class IdentityModule {}
