import type { TicketView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { Price } from '@manette/web-ui';

/** The ordered item with its name and price at the time of the order [ORD-020]; without an item, the ticket's type. */
export function OrderLine({ ticket: { account, giftCard, orderType } }: { ticket: TicketView }) {
  const { t } = useTranslation('support');
  const item = account ?? giftCard;
  const name = account?.codeName ?? giftCard?.name;
  return (
    <div className="flex min-w-0 flex-1 items-center justify-between gap-4 py-1 lg:flex-wrap">
      {/* dir="auto", so that truncation cuts the end of a Latin name on an Arabic page too. */}
      <b dir="auto" className="min-w-0 truncate text-2 font-medium lg:text-4">
        {name ?? t(`types.${orderType}`)}
      </b>
      {item && <Price {...item.price} />}
    </div>
  );
}
