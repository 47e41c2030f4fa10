import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Workers } from './workers.js';

/**
 * Takes jobs when the buses know their handlers: a job that waits when a process starts may send a command at once. Nest
 * starts a module after those that it imports, but global modules before all others, so this one is not global.
 */
@Module({ imports: [CqrsModule], providers: [Workers] })
export class WorkersModule {}
