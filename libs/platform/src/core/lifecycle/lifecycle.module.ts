import { Global, Module } from '@nestjs/common';
import { GracefulShutdown } from './graceful-shutdown.js';

/** The order in which a process lets go. */
@Global()
@Module({ providers: [GracefulShutdown], exports: [GracefulShutdown] })
export class LifecycleModule {}
