import { LogOut, UserRound } from 'lucide-react';
import { Avatar } from '../badges/avatar';
import { PresenceBadge, type Presence } from '../badges/presence-badge';
import { IconButton } from '../buttons/icon-button';
import { Menu, MenuItem } from '../overlays/menu';
import { fillLink, type LinkElement } from '../text/element';

export interface UserMenuProps {
  /** 'User menu' */
  label: string;
  user: { name: string; picture?: string | null; presence: Presence };
  presenceLabel: string;
  profile: LinkElement;
  profileLabel: string;
  logoutLabel: string;
  onLogout: () => void;
}

/** Who is signed in, with the ways to the profile and out [SHELL-026] [SHELL-028] [SHELL-029]. */
export function UserMenu(props: UserMenuProps) {
  const { label, user, presenceLabel, profile, profileLabel, logoutLabel, onLogout } = props;
  const { name, picture, presence } = user;
  const button = (
    <IconButton
      label={label}
      icon={<Avatar name={name} src={picture} presence={presence} />}
      className="px-1!"
    />
  );
  return (
    <Menu trigger={button}>
      <div className="mb-2 flex items-center gap-3 border-b border-line px-3 pt-2 pb-3">
        <Avatar name={name} src={picture} />
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
      <MenuItem icon={<LogOut className="flip" />} onSelect={onLogout}>
        {logoutLabel}
      </MenuItem>
    </Menu>
  );
}
