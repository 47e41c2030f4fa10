import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Workers } from './workers.js';

/**
 * Takes jobs only after the command and event buses know their handlers, as a job that waits when the process starts may
 * immediately send a command. Nest starts a module after the modules that it imports, but global modules before all others,
 * so this module is not global.
 */
@Module({ imports: [CqrsModule], providers: [Workers] })
export class WorkersModule {}
