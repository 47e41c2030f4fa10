import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { totalOf } from '@manette/web-lists';
import { Navigate } from '@manette/web-router';
import { useCurrentUser } from '@manette/web-session';
import { PageFrame } from '@manette/web-ui';
import { VerifiedOnly } from '../../../components/verified-only';
import { RentalList } from '../components/rental-list';
import { useMyRentals } from '../hooks/use-my-rentals';

/** A client's own rentals; administrators have a page with all of them [LIF-093]. */
export default function RentalsPage() {
  const { t } = useTranslation('myRentals');
  if (useCurrentUser().role === 'admin') return <Navigate to="/admin/rentals" replace />;
  return (
    <VerifiedOnly title={t('title')}>
      <Rentals />
    </VerifiedOnly>
  );
}

function Rentals() {
  const { t } = useTranslation('myRentals');
  const list = useMyRentals();
  const total = totalOf(list.data);
  return (
    <PageFrame title={t('title')} summary={total ? t('count', { count: total }) : ''}>
      <RentalList list={list} />
    </PageFrame>
  );
}
