import type { TestApp } from '../../support/index.js';

/** Records the payloads of an integration event, so that they remain readable after their delivery. */
export class RecordedEvents<Payload> {
  private constructor(
    private readonly app: Pick<TestApp, 'database'>,
    private readonly topic: string,
  ) {}

  static async of<Payload>(app: Pick<TestApp, 'database'>, topic: string): Promise<RecordedEvents<Payload>> {
    await app.database.query(`
      create table if not exists public.told (at bigint generated always as identity, topic text, payload jsonb);
      create or replace function public.tell() returns trigger language plpgsql as $$
        begin insert into public.told (topic, payload) values (new.topic, new.payload); return null; end $$;
      create or replace trigger tell after insert on platform.outbox
        for each row when (new.kind = 'event') execute function public.tell()`);
    // An event without a consumer is not written to the outbox.
    await app.database.query(
      `insert into platform.event_consumer (topic, consumer) values ($1, 'probe') on conflict do nothing`,
      [topic],
    );
    return new RecordedEvents(app, topic);
  }

  async all(): Promise<Payload[]> {
    const rows = await this.app.database.query<{ payload: Payload }>(
      'select payload from public.told where topic = $1 order by at',
      [this.topic],
    );
    return rows.map(({ payload }) => payload);
  }
}
