import { Gauge, LogOut, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../badges/avatar';
import { PresenceBadge, type Presence } from '../badges/presence-badge';
import { IconButton } from '../buttons/icon-button';
import { chooseLowData, useLowData } from '../low-data/low-data';
import { Menu, MenuCheckboxItem, MenuItem } from '../overlays/menu';
import { fillLink, type LinkElement } from '../text/element';

export interface UserMenuProps {
  /** 'User menu' */
  label: string;
  user: { name: string; picture?: string | null; presence: Presence };
  presenceLabel: string;
  profile: LinkElement;
  profileLabel: string;
  /** 'Low data' */
  lowDataLabel: string;
  /** The bytes that this page and this session have used, under 'Low data'. */
  dataUse?: ReactNode;
  logoutLabel: string;
  onLogout: () => void;
}

/** The menu of the signed-in user, with the link to the profile, low data and logout [SHELL-026] [SHELL-028] [SHELL-029]. */
export function UserMenu(props: UserMenuProps) {
  const { label, user, presenceLabel, profile, profileLabel, lowDataLabel, dataUse, logoutLabel, onLogout } =
    props;
  const isLowData = useLowData();
  const { name, picture, presence } = user;
  const button = (
    <IconButton
      label={label}
      icon={<Avatar inControl name={name} src={picture} presence={presence} />}
      className="px-1!"
    />
  );
  return (
    <Menu trigger={button}>
      <div className="mb-2 flex items-center gap-3 border-b border-line px-3 pt-2 pb-3">
        <Avatar inControl name={name} src={picture} />
        <div className="min-w-0">
          <span className="block truncate text-2 leading-ui font-medium">
            <bdi>{name}</bdi>
          </span>
          <PresenceBadge presence={presence}>{presenceLabel}</PresenceBadge>
        </div>
      </div>
      <MenuItem asChild icon={<UserRound />}>
        {fillLink(profile, {}, profileLabel)}
      </MenuItem>
      <MenuCheckboxItem icon={<Gauge />} checked={isLowData} onChange={chooseLowData}>
        {lowDataLabel}
      </MenuCheckboxItem>
      {dataUse}
      <MenuItem icon={<LogOut className="flip" />} onSelect={onLogout}>
        {logoutLabel}
      </MenuItem>
    </Menu>
  );
}
