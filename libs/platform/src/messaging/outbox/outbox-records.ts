import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';

/** What a realtime row asks of the sockets in some rooms. */
export type RealtimeAction = 'emit' | 'disconnect' | 'join' | 'leave';

export type OutboxRecord =
  | { kind: 'event'; topic: string; payload: unknown }
  | { kind: 'mail'; topic: string; payload: unknown }
  | { kind: 'job'; topic: string; payload: { name: string; data: unknown } }
  | {
      kind: 'realtime';
      action: RealtimeAction;
      rooms: string[];
      except: string[];
      topic: string;
      payload: unknown;
    };

interface Collection {
  records: OutboxRecord[];
  open: boolean;
}

/** Collects what the running unit of work wants to be told to the world, until it commits. */
@Injectable()
export class OutboxRecords {
  private readonly collections = new AsyncLocalStorage<Collection>();

  isCollecting(): boolean {
    return this.collections.getStore()?.open ?? false;
  }

  /** @throws Error outside a unit of work, where nothing would ever write the record */
  add(record: OutboxRecord): void {
    const collection = this.collections.getStore();
    if (!collection?.open) throw new Error('the outbox is written inside a unit of work only');
    // Taken as it is now: a later change of the object must not change what is told.
    collection.records.push(JSON.parse(JSON.stringify(record)) as OutboxRecord);
  }

  /** Runs `work` and hands `write` what it has collected. */
  collect<T>(work: () => Promise<T>, write: (records: OutboxRecord[]) => Promise<void>): Promise<T> {
    const collection: Collection = { records: [], open: true };
    return this.collections.run(collection, async () => {
      try {
        const result = await work();
        await write(collection.records);
        return result;
      } finally {
        collection.open = false;
      }
    });
  }
}
