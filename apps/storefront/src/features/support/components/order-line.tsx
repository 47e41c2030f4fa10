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
      {/* Its own direction, so that what is cut off is the end of a name, also of a Latin one in Arabic. */}
      <b dir="auto" className="min-w-0 truncate text-2 font-medium lg:text-4">
        {name ?? t(`types.${orderType}`)}
      </b>
      {item && <Price {...item.price} />}
    </div>
  );
}
