import { DEFAULT_SHOP_SETTINGS, GetShopSettings, type ShopSettings } from '@manette/contracts/orders';
import { ShowPaymentCard } from '@manette/contracts/payments';
import { CommandHandler, QueryHandler, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';

/** The shop settings, and the answers of payments. */
export class InMemorySettingsAndPayments {
  settings: ShopSettings = DEFAULT_SHOP_SETTINGS;
  hasPaymentMethod = true;
  readonly shownCards: ShowPaymentCard[] = [];
}

@QueryHandler(GetShopSettings)
export class InMemoryGetShopSettings implements IQueryHandler<GetShopSettings> {
  constructor(private readonly life: InMemorySettingsAndPayments) {}

  async execute(): Promise<ShopSettings> {
    return this.life.settings;
  }
}

@CommandHandler(ShowPaymentCard)
export class InMemoryShowPaymentCard implements ICommandHandler<ShowPaymentCard> {
  constructor(private readonly life: InMemorySettingsAndPayments) {}

  async execute(card: ShowPaymentCard): Promise<boolean> {
    if (this.life.hasPaymentMethod) this.life.shownCards.push(card);
    return this.life.hasPaymentMethod;
  }
}
