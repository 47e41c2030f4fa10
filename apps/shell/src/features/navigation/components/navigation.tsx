import '../translations';
import { useState } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { useSession } from '@manette/web-session';
import { NavBar, NavPanel } from '@manette/web-ui';
import { BarEnd } from './bar-end';
import { NavPanelLinks, NavWideLinks } from './nav-links';
import { linksFor } from './links';
import { useCounters } from '../hooks/use-counters';

/** The bar at the top of every page. */
export function Navigation() {
  const { t } = useTranslation('navigation');
  const { status, user } = useSession();
  const [open, setOpen] = useState(false);
  const signedIn = status === 'signedIn' ? user : null;
  const counters = useCounters(signedIn);
  const links = signedIn && linksFor(t, counters, signedIn.role === 'admin');
  return (
    <NavBar
      label={t('main')}
      brand={<Link to="/" />}
      brandLabel={t('home')}
      links={links && <NavWideLinks links={links} />}
      panel={
        links &&
        open && (
          <NavPanel onClose={() => setOpen(false)}>
            <NavPanelLinks links={links} />
          </NavPanel>
        )
      }
      end={<BarEnd user={signedIn} open={open} onToggle={() => setOpen(!open)} />}
    />
  );
}
