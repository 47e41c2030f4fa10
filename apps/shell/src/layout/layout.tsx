import { lazy, Suspense } from 'react';
import { useLanguage, useTranslation } from '@manette/web-i18n';
import { loadWhenReachable } from '@manette/web-realtime';
import { Outlet, useLocation } from '@manette/web-router';
import { useSession, wantsPushes } from '@manette/web-session';
import { lazyPart, PartBoundary } from '@manette/web-ui';
import { PageFoot } from '../features/navigation/components/page-foot';
import { IdentityPrompts } from '../signed-in/lazy-parts';
import { useFetchHome } from '../signed-in/start-home';
import { useNotificationNavigation } from '../features/notifications/use-notification-navigation';
import { useOfflineState } from '../features/offline/use-offline-state';
import { Navigation } from '../features/navigation/components/navigation';
import { remoteOfPath } from '../remotes/remote-of-path';
import { ContentShown } from './content-shown';
import { Loading } from './loading';
import { OfflineNotice } from './offline-notice';
import { useContentShown } from './use-content-shown';
import { useScrollRestoration } from './use-scroll-restoration';

const Notices = lazy(() => loadWhenReachable(() => import(/* webpackChunkName: "notices" */ './notices')));
const NotAvailable = lazyPart(
  () => import(/* webpackChunkName: "offline" */ '../features/offline/not-available'),
);
const LiveNotices = lazy(() =>
  loadWhenReachable(
    () => import(/* webpackChunkName: "live-notices" */ '../features/live-notices/live-notices'),
  ),
);
const KeptPushes = lazy(() => loadWhenReachable(() => import('../features/notifications/kept-pushes')));

/**
 * Renders the navigation bar, then the page or a notice that the page is not available offline, and, once the content is
 * shown, the toasts.
 */
export function Layout() {
  const { t } = useTranslation('shell');
  const { dir } = useLanguage();
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const isContentShown = useContentShown();
  const reading = useOfflineState();
  useScrollRestoration();
  useFetchHome(isContentShown);
  useNotificationNavigation();
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50 focus:rounded-control focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent"
      >
        {t('skipToContent')}
      </a>
      <Navigation />
      <OfflineNotice since={reading.since} />
      <PartBoundary fallback={<Loading />}>
        {reading.isMissing ? <NotAvailable onRetry={reading.tryAgain} /> : <Outlet />}
        {!remoteOfPath(pathname) && <ContentShown />}
      </PartBoundary>
      <PageFoot />
      <Suspense fallback={null}>{status === 'signedIn' && <IdentityPrompts />}</Suspense>
      <Suspense fallback={null}>{isContentShown && <Notices rtl={dir === 'rtl'} />}</Suspense>
      {/* In a separate Suspense, because the toasts would be hidden while these components load after a sign-in. */}
      <Suspense fallback={null}>
        {isContentShown && status === 'signedIn' && <LiveNotices />}
        {isContentShown && status === 'signedIn' && user && wantsPushes(user._id) && (
          <KeptPushes key={user._id} />
        )}
      </Suspense>
    </>
  );
}
