import { Global, Module } from '@nestjs/common';
import { GuardedSender } from './guarded-sender.js';
import { HostResolver } from './host-resolver.js';

/** HTTP requests to other programs. */
@Global()
@Module({ providers: [HostResolver, GuardedSender], exports: [GuardedSender] })
export class OutboundModule {}
