import { Global, Module } from '@nestjs/common';
import { GracefulShutdown } from './graceful-shutdown.js';

/** Provides the order of shutting down. */
@Global()
@Module({ providers: [GracefulShutdown], exports: [GracefulShutdown] })
export class LifecycleModule {}
