import type { ReactNode } from 'react';
import { CountBadge } from '../badges/count-badge';
import { fillLink, type LinkElement } from '../text/element';

export interface NavItemProps {
  link: LinkElement;
  label: string;
  count?: number;
  /** The whole accessible name while there is a count: 'Accounts, 3 new'. */
  countedLabel?: string;
  icon?: ReactNode;
}

const WIDE =
  'relative flex items-center gap-1.5 px-3 text-2 font-ui text-muted transition-colors duration-(--t-fast) hover:text-text ' +
  'aria-[current]:text-text aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:-bottom-px ' +
  "aria-[current]:after:h-[3px] aria-[current]:after:rounded-t-[3px] aria-[current]:after:bg-accent aria-[current]:after:content-['']";

/** A link in the navigation bar; its count is part of its accessible name. */
export function NavItem({ link, label, count = 0, countedLabel }: NavItemProps) {
  return fillLink(
    link,
    { className: WIDE, 'aria-label': count > 0 ? countedLabel : undefined },
    <>
      {label}
      <CountBadge count={count} painted />
    </>,
  );
}

/** The same link in the panel of a narrow screen. */
export function NavPanelItem({ link, label, count = 0, countedLabel, icon }: NavItemProps) {
  return fillLink(
    link,
    { className: 'menu-item min-h-13 text-3', 'aria-label': count > 0 ? countedLabel : undefined },
    <>
      {icon}
      {label}
      <CountBadge count={count} painted className="ms-auto" />
    </>,
  );
}
