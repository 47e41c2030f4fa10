import { Global, Module } from '@nestjs/common';
import { Drain } from './drain.js';
import { GracefulShutdown } from './graceful-shutdown.js';

/** Provides the drain and the graceful shutdown. */
@Global()
@Module({ providers: [Drain, GracefulShutdown], exports: [Drain, GracefulShutdown] })
export class LifecycleModule {}
