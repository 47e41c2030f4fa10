import { lazy, Suspense } from 'react';
import { useLanguage, useTranslation } from '@manette/web-i18n';
import { Outlet } from '@manette/web-router';
import { useSession } from '@manette/web-session';
import { Navigation } from '../features/navigation/components/navigation';
import { Loading } from './loading';
import { OfflineNotice } from './offline-notice';
import { useScrollRestoration } from './use-scroll-restoration';

const Notices = lazy(() => import('./notices'));
const LiveNotices = lazy(() => import('../features/live-notices/live-notices'));

/** The navigation bar, the page, and the toasts. */
export function Layout() {
  const { t } = useTranslation('shell');
  const { dir } = useLanguage();
  const { status } = useSession();
  useScrollRestoration();
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50 focus:rounded-control focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent"
      >
        {t('skipToContent')}
      </a>
      <Navigation />
      <OfflineNotice />
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
      <Suspense fallback={null}>
        <Notices rtl={dir === 'rtl'} />
        {status === 'signedIn' && <LiveNotices />}
      </Suspense>
    </>
  );
}
