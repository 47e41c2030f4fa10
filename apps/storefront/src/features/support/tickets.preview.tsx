import './translations';
import type { TicketView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { PageFrame } from '@manette/web-ui';
import { showPreview, type Previewed } from '../../preview/show-preview';
import { withDates } from '../../preview/with-dates';
import { ClientActions } from './components/client-actions';
import { TicketFilters } from './components/ticket-filters';
import { TicketRow } from './components/ticket-row';

const ignore = () => undefined;

/** Shows the tickets before their page is loaded: the links of the tickets work, the filters do not yet. */
function TicketsPreview({ tickets, total, limit }: Previewed<{ tickets: TicketView[]; total: number }>) {
  const { t } = useTranslation('support');
  const isClient = useCurrentUser().role === 'client';
  return (
    <PageFrame
      title={t('title')}
      summary={t('showing', { count: total })}
      actions={isClient && <ClientActions />}
    >
      <div inert>
        <TicketFilters text="" filters={{}} search={ignore} choose={ignore} />
      </div>
      <ul className="grid gap-2">
        {tickets.slice(0, limit).map((ticket) => (
          <TicketRow key={ticket._id} ticket={ticket} />
        ))}
      </ul>
    </PageFrame>
  );
}

showPreview(['/api/messages/support/tickets'], withDates(TicketsPreview));
