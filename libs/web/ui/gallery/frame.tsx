import { Gamepad2, Gift, LifeBuoy, MessagesSquare } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  LanguageMenu,
  NavBar,
  NavItem,
  NavPanel,
  NavPanelButton,
  NavPanelItem,
  PresenceBadge,
  UserMenu,
  type NavItemProps,
} from '../src';
import { language, say } from './words';

const items = (current: string): NavItemProps[] =>
  [
    {
      page: 'accounts',
      label: say('Accounts', 'الحسابات'),
      count: 3,
      countedLabel: 'Accounts, 3 new',
      icon: <Gamepad2 />,
    },
    { page: 'gifts', label: say('Gift Cards', 'بطاقات الهدايا'), icon: <Gift /> },
    { page: 'components', label: say('Chat', 'الدردشة'), icon: <MessagesSquare /> },
    {
      page: 'ticket',
      label: say('Support', 'الدعم'),
      count: 2,
      countedLabel: 'Support, 2 unread',
      icon: <LifeBuoy />,
    },
  ].map(({ page, ...item }) => ({
    ...item,
    link: <a href={`?page=${page}`} aria-current={page === current ? 'page' : undefined} />,
  }));

/** The navigation bar of the shell, above one of the gallery's pages. */
export function Frame({ current, children }: { current: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const links = items(current);
  const online = say('Online', 'متصل');
  const end = (
    <>
      <PresenceBadge presence="client" className="max-[359px]:hidden">
        {online}
      </PresenceBadge>
      <LanguageMenu
        label="Language"
        value={language}
        onChange={(next) => location.assign(`?page=${current}&language=${next}`)}
        languages={[
          { code: 'en', name: 'English', short: 'EN' },
          { code: 'ar', name: 'العربية', short: 'ع' },
        ]}
      />
      <UserMenu
        label="User menu"
        user={{ name: 'yacine', presence: 'client' }}
        presenceLabel={online}
        profile={<a href="#profile" />}
        profileLabel={say('Profile', 'الملف الشخصي')}
        lowDataLabel="Low data"
        logoutLabel={say('Logout', 'تسجيل الخروج')}
        onLogout={() => location.assign('?page=components')}
      />
      <NavPanelButton
        open={open}
        onToggle={() => setOpen(!open)}
        openLabel="Open menu"
        closeLabel="Close menu"
      />
    </>
  );
  const panel = open && (
    <NavPanel onClose={() => setOpen(false)}>
      {links.map((item) => (
        <NavPanelItem key={item.label} {...item} />
      ))}
    </NavPanel>
  );
  return (
    <>
      <NavBar
        label="Main"
        brand={<a href="?page=components" />}
        brandLabel="Home"
        links={links.map((item) => (
          <NavItem key={item.label} {...item} />
        ))}
        end={end}
        panel={panel}
      />
      {children}
    </>
  );
}
