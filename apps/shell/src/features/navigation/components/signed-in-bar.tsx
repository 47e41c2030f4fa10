import { useState, type ReactNode } from 'react';
import type { UserView } from '@manette/contracts/identity';
import { useTranslation } from '@manette/web-i18n';
import { NavPanel, type NavBarProps } from '@manette/web-ui';
import { NavPanelLinks, NavWideLinks } from './nav-links';
import { linksFor } from './links';
import { SignedInEnd } from './signed-in-end';
import { useCounters } from '../hooks/use-counters';

interface Props {
  user: UserView;
  /** Renders the bar with the given parts. */
  bar: (parts: Pick<NavBarProps, 'links' | 'panel' | 'end'>) => ReactNode;
}

/** The bar of a signed-in user: the links with their counters, and the user's menu. */
export function SignedInBar({ user, bar }: Props) {
  const { t } = useTranslation('navigation');
  const [open, setOpen] = useState(false);
  const links = linksFor(t, useCounters(user), user.role === 'admin');
  return bar({
    links: <NavWideLinks links={links} />,
    panel: open && (
      <NavPanel onClose={() => setOpen(false)}>
        <NavPanelLinks links={links} />
      </NavPanel>
    ),
    end: <SignedInEnd user={user} open={open} onToggle={() => setOpen(!open)} />,
  });
}
