import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { IntegrationEvents } from './integration-events.js';
import { IntegrationEventsProcessor } from './integration-events.processor.js';
import { KnownConsumers } from './known-consumers.js';
import { Outbox } from './outbox.js';
import { Relay } from './relay.js';
import { TransactionalOutbox } from './transactional-outbox.js';

/** The outbox of units of work, and the relay that hands its committed rows to the queues. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    { provide: Outbox, useClass: TransactionalOutbox },
    Relay,
    IntegrationEvents,
    IntegrationEventsProcessor,
    KnownConsumers,
  ],
  exports: [Outbox],
})
export class OutboxModule {}
