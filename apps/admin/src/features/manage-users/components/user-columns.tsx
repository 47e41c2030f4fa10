import type { UserView } from '@manette/contracts/identity';
import { useDateLocale, useTranslation } from '@manette/web-i18n';
import { pictureAddress } from '@manette/web-session';
import { Avatar, Badge, formatDate, presenceOf, type Column } from '@manette/web-ui';
import { UserButtons, type UserActions } from './user-buttons';

/** Returns the columns of the table of users [ID-049..052]. */
export function useUserColumns(actions: UserActions): Column<UserView>[] {
  const { t } = useTranslation(['manageUsers', 'backOffice']);
  const locale = useDateLocale();
  const statusOf = ({ isActive }: UserView) => (
    <Badge tone={isActive ? 'completed' : 'danger'} dot>
      {t(isActive ? 'statuses.active' : 'statuses.inactive')}
    </Badge>
  );
  const roleOf = ({ role }: UserView) => (
    <Badge tone={role === 'admin' ? 'completed' : 'progress'}>{t(`roles.${role}`)}</Badge>
  );
  return [
    {
      key: 'picture',
      head: t('backOffice:picture'),
      hideHead: true,
      place: 'picture',
      cell: (user) => (
        <Avatar
          name={user.username}
          src={pictureAddress(user.profilePicture)}
          presence={presenceOf(user)}
          className="[--behind:var(--surface)]"
        />
      ),
    },
    {
      key: 'username',
      head: t('fields.username'),
      place: 'title',
      cell: ({ username }) => <bdi>{username}</bdi>,
    },
    {
      key: 'email',
      head: t('fields.email'),
      cell: ({ email, emailVerified }) => (
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <bdi className="wrap-anywhere">{email}</bdi>
          {!emailVerified && <Badge>{t('unverified')}</Badge>}
        </span>
      ),
    },
    { key: 'role', head: t('fields.role'), cell: roleOf },
    { key: 'status', head: t('status'), place: 'end', cell: statusOf },
    {
      key: 'joined',
      head: t('joined'),
      cell: ({ createdAt }) => <bdi className="whitespace-nowrap">{formatDate(createdAt, locale)}</bdi>,
    },
    {
      key: 'actions',
      head: t('backOffice:actions'),
      hideHead: true,
      align: 'end',
      place: 'actions',
      cell: (user) => <UserButtons user={user} {...actions} />,
    },
  ];
}
