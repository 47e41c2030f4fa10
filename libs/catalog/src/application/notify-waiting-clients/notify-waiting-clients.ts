import { catalogEvents, LockListing, type BackInStock, type ItemRef } from '@manette/contracts/catalog';
import { APP_CONFIG, Clock, Outbox, UnitOfWork, type AppConfig } from '@manette/platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { WaitingClients, type NotifiedClients } from '../../domain/waiting-clients.js';

const HOUR = 60 * 60_000;
const MOST_A_RUN = 500;

/**
 * Notifies clients that a listing is back in stock, in the order of their stock alerts: immediately, and then every
 * hour [POC-006, POC-112].
 */
@Injectable()
export class NotifyWaitingClients {
  private readonly logger = new Logger(NotifyWaitingClients.name);

  constructor(
    private readonly waiting: WaitingClients,
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'periods'>,
  ) {}

  /** Must be called in the transaction that changed the listing, which holds its lock. */
  async changed(item: ItemRef): Promise<void> {
    this.tell(item, await this.waiting.removeForStockRise(item, this.nextTurn()));
  }

  /** Must be called in the transaction that deleted the listing. */
  deleted(item: ItemRef): Promise<void> {
    return this.waiting.forget(item);
  }

  /**
   * Runs the turns that are due. It may run at any time and concurrently. A turn that fails is tried again by the
   * next run and does not delay the others.
   */
  async nextTurns(): Promise<void> {
    for (const item of await this.waiting.due(this.clock.now(), MOST_A_RUN))
      await this.unitOfWork
        .run(() => this.turnOf(item))
        .catch((error: unknown) =>
          this.logger.error(
            { err: error, listingId: item.id },
            'the clients who wait for a listing could not be notified',
          ),
        );
  }

  /** Checks again under the lock whether the turn is due, because another process may have run it while this one waited. */
  private async turnOf(item: ItemRef): Promise<void> {
    await this.commands.execute(new LockListing(item));
    const due = await this.waiting.due(this.clock.now(), MOST_A_RUN);
    if (!due.some(({ id }) => id === item.id)) return;
    this.tell(item, await this.waiting.removeForNextTurn(item, this.nextTurn()));
  }

  private nextTurn(): Date {
    return new Date(this.clock.now().getTime() + HOUR * this.config.periods.factor);
  }

  private tell({ kind, id }: ItemRef, { name, userIds }: NotifiedClients): void {
    for (const userId of userIds)
      this.outbox.event(catalogEvents.backInStock, {
        userId,
        listing: { kind, id, name },
      } satisfies BackInStock);
  }
}
