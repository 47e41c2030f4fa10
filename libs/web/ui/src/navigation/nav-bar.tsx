import type { ReactNode } from 'react';
import { Mark } from '../feedback/mark';
import { fillLink, type LinkElement } from '../text/element';

export interface NavBarProps {
  /** The accessible name of the navigation: 'Main'. */
  label: string;
  /** The link to the home page and its name: 'Home'. */
  brand: LinkElement;
  brandLabel: string;
  /** The links, shown on a wide screen. */
  links?: ReactNode;
  /** Presence, language menu, user menu, menu button. */
  end?: ReactNode;
  /** The links of a narrow screen, while the panel is open. */
  panel?: ReactNode;
}

/** The navigation bar at the top: 64 px high, always visible. */
export function NavBar({ label, brand, brandLabel, links, end, panel }: NavBarProps) {
  const home = (
    <>
      <Mark className="flex-none" />
      <span data-words="Manette" className="drawn" />
    </>
  );
  return (
    <header className="fixed inset-x-0 top-0 z-20 h-(--nav-h) border-b border-line bg-surface">
      <nav aria-label={label} className="h-full">
        <div className="mx-auto flex h-full max-w-[calc(var(--page-max)+2*var(--gutter))] items-center gap-2 px-(--gutter)">
          {fillLink(
            brand,
            {
              'aria-label': brandLabel,
              className: 'me-4 flex min-h-11 items-center gap-2.5 text-4 font-[650] tracking-[-0.02em]',
            },
            home,
          )}
          {links && <div className="hidden gap-1 self-stretch lg:flex">{links}</div>}
          <div className="ms-auto flex items-center gap-1">{end}</div>
        </div>
        {panel}
      </nav>
    </header>
  );
}
