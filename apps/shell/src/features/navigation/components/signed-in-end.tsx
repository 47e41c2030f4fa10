import type { UserView } from '@manette/contracts/identity';
import { useTranslation } from '@manette/web-i18n';
import { selectRealtime } from '@manette/web-realtime';
import { Link } from '@manette/web-router';
import { pictureAddress, signOut } from '@manette/web-session';
import { useAppDispatch, useAppSelector } from '@manette/web-store';
import { NavPanelButton, PresenceBadge, presenceOf, UserMenu } from '@manette/web-ui';
import { DataUseLines } from './data-use-lines';
import { LanguageSwitcher } from './language-switcher';

interface Props {
  user: UserView;
  open: boolean;
  onToggle: () => void;
}

/** Presence, language, the user's menu and the menu button of narrow screens. */
export function SignedInEnd({ user, open, onToggle }: Props) {
  const { t } = useTranslation('navigation');
  const dispatch = useAppDispatch();
  // Online while the connection is open or being opened; a lost connection shows as offline [SHELL-027].
  const { status } = useAppSelector(selectRealtime);
  const isOnline = status === 'connected' || status === 'connecting';
  const presence = presenceOf({ role: user.role, isOnline });
  const presenceLabel = isOnline ? t('online') : t('offline');
  return (
    <>
      <PresenceBadge presence={presence} className="max-[419px]:sr-only">
        {presenceLabel}
      </PresenceBadge>
      <LanguageSwitcher />
      <UserMenu
        label={t('userMenu')}
        user={{ name: user.username, picture: pictureAddress(user.profilePicture), presence }}
        presenceLabel={presenceLabel}
        profile={<Link to="/profile" />}
        profileLabel={t('profile')}
        lowDataLabel={t('lowData')}
        dataUse={<DataUseLines />}
        logoutLabel={t('logout')}
        onLogout={() => void dispatch(signOut())}
      />
      <NavPanelButton open={open} onToggle={onToggle} openLabel={t('openMenu')} closeLabel={t('closeMenu')} />
    </>
  );
}
