import '../translations';
import { Suspense } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { useSession } from '@manette/web-session';
import { NavBar, type NavBarProps } from '@manette/web-ui';
import { SignedInBar } from '../../../signed-in/lazy-parts';
import { LanguageSwitcher } from './language-switcher';
import { useAppBadge } from '../hooks/use-app-badge';

/** The bar at the top of every page. */
export function Navigation() {
  const { t } = useTranslation('navigation');
  const { status, user } = useSession();
  // A signed-out page clears the badge. While the session is being verified the count is not known, and the badge stays.
  useAppBadge(status === 'signedOut' ? 0 : undefined);
  const bar = (parts: Pick<NavBarProps, 'links' | 'panel' | 'end'>) => (
    <NavBar label={t('main')} brand={<Link to="/" />} brandLabel={t('home')} {...parts} />
  );
  const signedOut = bar({ end: <LanguageSwitcher /> });
  if (status !== 'signedIn' || !user) return signedOut;
  return (
    <Suspense fallback={signedOut}>
      <SignedInBar user={user} bar={bar} />
    </Suspense>
  );
}
