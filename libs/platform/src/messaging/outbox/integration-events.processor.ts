import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { UnitOfWork } from '../../database/unit-of-work/unit-of-work.js';
import { JobHandler, JobProcessor } from '../jobs/job-processor.js';
import { IntegrationEvents } from './integration-events.js';
import { EVENTS_QUEUE, type EventJob } from './jobs-of-row.js';

/** Delivers an integration event to one consumer, exactly once: the inbox row commits with the consumer's changes. */
@JobProcessor(EVENTS_QUEUE, { names: [] })
export class IntegrationEventsProcessor extends JobHandler {
  constructor(
    private readonly events: IntegrationEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
  ) {
    super();
  }

  override purposeOf(_topic: string, data: unknown): string {
    return (data as EventJob).consumer;
  }

  override purposes(): string[] {
    return this.events.all().map(({ consumer }) => consumer);
  }

  async process(topic: string, data: unknown): Promise<void> {
    const { consumer, messageId, payload } = data as EventJob;
    const subscription = this.events.find(consumer);
    if (!subscription) throw new Error(`${consumer} no longer consumes ${topic}`);
    await this.unitOfWork.run(async () => {
      if (await this.isNew(consumer, messageId)) await subscription.deliver(payload, { id: messageId });
    });
  }

  private async isNew(consumer: string, messageId: string): Promise<boolean> {
    const { numAffectedRows } = await sql`insert into platform.inbox (consumer, message_id)
      values (${consumer}, ${messageId}) on conflict do nothing`.execute(this.em.getKysely<object>());
    return numAffectedRows === 1n;
  }
}
