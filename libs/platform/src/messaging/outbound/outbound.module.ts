import { Global, Module } from '@nestjs/common';
import { GuardedSender } from './guarded-sender.js';
import { HostResolver } from './host-resolver.js';

/** Calls of other programs' doors. */
@Global()
@Module({ providers: [HostResolver, GuardedSender], exports: [GuardedSender] })
export class OutboundModule {}
