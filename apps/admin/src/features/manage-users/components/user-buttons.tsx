import { MonitorSmartphone, Pencil, Trash2, UserRoundCheck, UserRoundX } from 'lucide-react';
import type { UserView } from '@manette/contracts/identity';
import { useTranslation } from '@manette/web-i18n';
import { IconButton } from '@manette/web-ui';
import { useToggle } from './use-toggle';

export interface UserActions {
  edit: (user: UserView) => void;
  remove: (user: UserView) => void;
  showSessions: (user: UserView) => void;
}

/** The actions on a user; administrators can only be edited and signed out [ID-050..052, TRU-120]. */
export function UserButtons({ user, edit, remove, showSessions }: UserActions & { user: UserView }) {
  const { t } = useTranslation(['manageUsers', 'backOffice']);
  const { toggle, isBusy } = useToggle(user);
  const { username: name, role, isActive } = user;
  return (
    <>
      <IconButton
        compact
        label={t('backOffice:editRow', { name })}
        icon={<Pencil aria-hidden />}
        onClick={() => edit(user)}
      />
      <IconButton
        compact
        label={t('sessionsRow', { name })}
        icon={<MonitorSmartphone aria-hidden />}
        onClick={() => showSessions(user)}
      />
      {role !== 'admin' && (
        <>
          <IconButton
            compact
            label={t(isActive ? 'deactivateRow' : 'activateRow', { name })}
            icon={isActive ? <UserRoundX aria-hidden /> : <UserRoundCheck aria-hidden />}
            disabled={isBusy}
            onClick={() => void toggle()}
          />
          <IconButton
            compact
            label={t('backOffice:deleteRow', { name })}
            icon={<Trash2 aria-hidden />}
            onClick={() => remove(user)}
          />
        </>
      )}
    </>
  );
}
