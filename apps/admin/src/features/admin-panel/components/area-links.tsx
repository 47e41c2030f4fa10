import {
  CalendarClock,
  CreditCard,
  Gift,
  LayoutDashboard,
  LifeBuoy,
  Library,
  Plug,
  ScrollText,
  ShieldAlert,
  SlidersHorizontal,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';

const AREAS = [
  { to: '/admin/dashboard', Icon: LayoutDashboard, key: 'dashboard' },
  { to: '/admin/users', Icon: Users, key: 'users' },
  { to: '/admin/accounts', Icon: Library, key: 'accounts' },
  { to: '/admin/giftcards', Icon: Gift, key: 'giftcards' },
  { to: '/admin/rentals', Icon: CalendarClock, key: 'rentals' },
  { to: '/admin/payments', Icon: CreditCard, key: 'payments' },
  { to: '/admin/moderation', Icon: ShieldAlert, key: 'moderation' },
  { to: '/admin/settings', Icon: SlidersHorizontal, key: 'settings' },
  { to: '/admin/integrations', Icon: Plug, key: 'integrations' },
  { to: '/admin/audit', Icon: ScrollText, key: 'audit' },
  { to: '/support', Icon: LifeBuoy, key: 'support' },
  { to: '/profile', Icon: UserRound, key: 'profile' },
] as const;

interface AreaLinkProps {
  to: string;
  Icon: LucideIcon;
  name: string;
  text: string;
}

/** A card that links to an area; its title is the link, which covers the whole card. */
function AreaLink({ to, Icon, name, text }: AreaLinkProps) {
  const id = useId();
  return (
    <div className="relative grid content-start gap-1 rounded-box border border-line bg-surface p-4 focus-within:outline-2 focus-within:outline-focus hover:bg-raised">
      <Icon aria-hidden className="mb-2 text-accent-text" />
      <Link
        to={to}
        aria-describedby={id}
        className="leading-ui font-medium after:absolute after:inset-0 focus-visible:outline-none"
      >
        {name}
      </Link>
      <span id={id} className="text-1 text-muted">
        {text}
      </span>
    </div>
  );
}

/** The links to every area of the back office [SHELL-038]. */
export function AreaLinks() {
  const { t } = useTranslation('adminPanel');
  return (
    <div className="mb-12 grid grid-cols-[repeat(auto-fill,minmax(min(100%,160px),1fr))] gap-3 sm:grid-cols-3">
      {AREAS.map(({ to, Icon, key }) => (
        <AreaLink key={to} to={to} Icon={Icon} name={t(`areas.${key}.name`)} text={t(`areas.${key}.text`)} />
      ))}
    </div>
  );
}
