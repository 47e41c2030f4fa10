import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import type { OrderPanelProps } from '../../../components/order-panels';
import { PanelFailed } from '../../../components/panel-failed';
import { useGetGuidesQuery } from '../api/guides.api';
import { GuideCard } from './guide-card';
import { SendGuides } from './send-guides';

/** The guides of an order, and for administrators the buttons that send them. */
export default function GuidesPanel({ ticket }: OrderPanelProps) {
  const { t } = useTranslation('guides');
  const load = useGetGuidesQuery(ticket._id);
  const { data: guides } = load;
  const isAdmin = useCurrentUser().role === 'admin';
  const canSend = isAdmin && ticket.status !== 'cancelled' && (ticket.account ?? ticket.term);
  if (!guides) return <PanelFailed title={t('guides')} load={load} />;
  return (
    <>
      {guides.map((guide) => (
        <GuideCard key={guide._id} guide={guide} ticketId={ticket._id} />
      ))}
      {canSend && <SendGuides ticketId={ticket._id} guides={guides} />}
    </>
  );
}
