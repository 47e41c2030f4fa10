import '../translations';
import { useState } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { totalOf } from '@manette/web-lists';
import { useCurrentUser } from '@manette/web-session';
import { PageFrame } from '@manette/web-ui';
import { VerifiedOnly } from '../../../components/verified-only';
import { ClientActions } from '../components/client-actions';
import { NewTicketDialog } from '../components/new-ticket-dialog';
import { TicketFilters } from '../components/ticket-filters';
import { TicketList } from '../components/ticket-list';
import { useTicketFilters } from '../hooks/use-ticket-filters';
import { useTickets } from '../hooks/use-tickets';

/** Lists all tickets for administrators, and their own tickets for clients. */
export default function TicketsPage() {
  const { t } = useTranslation('support');
  return (
    <VerifiedOnly title={t('title')}>
      <Tickets />
    </VerifiedOnly>
  );
}

function Tickets() {
  const { t } = useTranslation('support');
  const isClient = useCurrentUser().role === 'client';
  const controls = useTicketFilters();
  const list = useTickets(controls.filters);
  const [isOpening, setOpening] = useState(false);
  const total = totalOf(list.data);
  return (
    <PageFrame
      title={t('title')}
      summary={total === undefined ? '' : t('showing', { count: total })}
      actions={isClient && <ClientActions onOpen={() => setOpening(true)} />}
    >
      <TicketFilters {...controls} />
      <TicketList list={list} isFiltered={controls.isFiltered} />
      {isOpening && <NewTicketDialog open onOpenChange={setOpening} />}
    </PageFrame>
  );
}
