import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { Panel } from '@manette/web-ui';
import type { OrderPanelProps } from '../../../components/order-panels';
import { PanelFailed } from '../../../components/panel-failed';
import { useNow } from '../../../hooks/use-now';
import { useGetRatingQuery } from '../api/rating.api';
import { GivenRating } from './given-rating';
import { RatingForm } from './rating-form';

/** The rating of a completed order, which the client gives and administrators read [LIF-104]. */
export default function RatingPanel({ ticket }: OrderPanelProps) {
  const { t } = useTranslation('rating');
  const isClient = useCurrentUser().role === 'client';
  const now = useNow();
  const load = useGetRatingQuery(ticket._id);
  const { data: rating } = load;
  const title = t(isClient ? 'title' : 'given');
  if (rating === undefined) return <PanelFailed title={title} load={load} />;
  if (rating === null && !isClient) return null;
  const isOpen = isClient && (!rating || now < Date.parse(rating.editableUntil));
  return (
    <Panel aria-label={title}>
      <h2 className="mb-3 text-3 font-bold">{title}</h2>
      {isOpen && <RatingForm key={rating?.updatedAt} ticketId={ticket._id} rating={rating} />}
      {!isOpen && rating && <GivenRating rating={rating} />}
      {!isOpen && isClient && <p className="mt-2 text-1 text-muted">{t('closed')}</p>}
    </Panel>
  );
}
