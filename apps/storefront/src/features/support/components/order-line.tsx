import type { TicketView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { Price } from '@manette/web-ui';

/** What was ordered, by the name and the price it had then [ORD-020]; the kind of ticket where nothing was. */
export function OrderLine({ ticket: { account, giftCard, orderType } }: { ticket: TicketView }) {
  const { t } = useTranslation('support');
  const item = account ?? giftCard;
  const name = account?.codeName ?? giftCard?.name;
  return (
    <div className="flex min-w-0 flex-1 items-center justify-between gap-4 py-1 lg:flex-wrap">
      <b className="min-w-0 truncate text-2 font-medium lg:text-4">
        {name ? <bdi>{name}</bdi> : t(`types.${orderType}`)}
      </b>
      {item && <Price {...item.price} />}
    </div>
  );
}
