import '../components/home.css';
import '../translations';
import { useCurrentUser } from '@manette/web-session';
import { PageFrame } from '@manette/web-ui';
import { VerificationNotice } from '@manette/web-verification';
import { useGetLatestAccountsQuery } from '../api/latest-accounts.api';
import { InstallRegion } from '../components/install-region';
import { SectionLinks } from '../components/section-links';
import { Hero } from '../components/hero';
import { JustArrived } from '../components/just-arrived';
import { RecentlyViewed } from '../components/recently-viewed';
import { ServicesGuide } from '../components/services-guide';
import { ShareLink } from '../components/share-link';

/** Greeting, links to the sections, newest accounts and the four services. */
export default function HomePage() {
  const user = useCurrentUser();
  const { data } = useGetLatestAccountsQuery();
  return (
    <PageFrame>
      <VerificationNotice className="mb-4" />
      <Hero username={user.username} accounts={data?.accounts.slice(0, 3) ?? []} />
      <ShareLink />
      <InstallRegion />
      <SectionLinks isAdmin={user.role === 'admin'} />
      <RecentlyViewed />
      <JustArrived accounts={data?.accounts} />
      <ServicesGuide />
    </PageFrame>
  );
}
