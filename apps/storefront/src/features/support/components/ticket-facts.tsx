import type { ReactNode } from 'react';
import type { TicketView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { Price } from '@manette/web-ui';
import { useDates } from '../../../dates/use-dates';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 text-2">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 text-end wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The item as it was ordered, and the two people of the ticket [ORD-018..020]. */
export function TicketFacts({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('support');
  const { dateTime } = useDates();
  const isAdmin = useCurrentUser().role === 'admin';
  const { account, giftCard, client, assignedAdmin } = ticket;
  const item = account ?? giftCard;
  return (
    <>
      {item && (
        <div className="flex items-center justify-between gap-4 py-1">
          <b className="min-w-0 truncate text-3 lg:text-4">
            <bdi>{account?.codeName ?? giftCard?.name}</bdi>
          </b>
          <Price {...item.price} />
        </div>
      )}
      <dl className="max-lg:hidden">
        <Fact name={t('type')}>{t(`types.${ticket.orderType}`)}</Fact>
        {giftCard && (
          <Fact name={t('platform')}>
            <bdi>{giftCard.platform}</bdi>
          </Fact>
        )}
        {isAdmin ? (
          <Fact name={t('client')}>
            <bdi>{client.username}</bdi>
          </Fact>
        ) : (
          <Fact name={t('assignedAdmin')}>
            {assignedAdmin ? <bdi>{assignedAdmin.username}</bdi> : t('nobodyYet')}
          </Fact>
        )}
        <Fact name={t('opened')}>
          <bdi>{dateTime(ticket.createdAt)}</bdi>
        </Fact>
      </dl>
    </>
  );
}
