import { GetShopSettings, type ShopSettings } from '@manette/contracts/orders';
import { APP_CONFIG, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

const HOUR = 60 * 60 * 1000;

/** Reads from the shop settings how long a delivery is shown [LIF-059, LIF-119]. */
@Injectable()
export class RevealHours {
  constructor(
    private readonly queries: QueryBus,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Returns the time in milliseconds. */
  async shownFor(): Promise<number> {
    const { revealHours } = await this.queries.execute<GetShopSettings, ShopSettings>(new GetShopSettings());
    return revealHours * HOUR * this.config.periods.factor;
  }
}
