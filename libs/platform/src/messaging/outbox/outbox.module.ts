import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { IntegrationEvents } from './integration-events.js';
import { IntegrationEventsProcessor } from './integration-events.processor.js';
import { Relay } from './relay.js';

/** What happens to the outbox's rows after the commit: jobs, mails and events go to the queues. */
@Module({
  imports: [DiscoveryModule],
  providers: [Relay, IntegrationEvents, IntegrationEventsProcessor],
})
export class OutboxModule {}
