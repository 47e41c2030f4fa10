import { Volume2 } from 'lucide-react';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useDateLocale, useTranslation } from '@manette/web-i18n';
import { pictureAddress } from '@manette/web-session';
import { Avatar, formatDateTime, IconButton, notify, type Column } from '@manette/web-ui';
import { ListTable } from '../../../components/list-table';
import { useGetMutesInfiniteQuery, useLiftMuteMutation, type MuteRow } from '../api/moderation.api';

/** The clients who are muted in the public chat, the end of each mute, and a button to lift it [TRU-105]. */
export function MutedPeople() {
  const { t } = useTranslation('moderation');
  const list = useGetMutesInfiniteQuery();
  const columns = useMuteColumns();
  return (
    <section aria-label={t('mutes')} className="mt-8">
      <ListTable
        name={t('mutes')}
        list={list}
        columns={columns}
        head={<h2 className="text-4 font-bold">{t('mutes')}</h2>}
        failed="Failed to load muted people"
        empty={{ title: t('nobody'), text: t('nobodyText') }}
        isFiltered={false}
        clear={() => undefined}
      />
    </section>
  );
}

function useMuteColumns(): Column<MuteRow>[] {
  const { t } = useTranslation(['moderation', 'backOffice']);
  const locale = useDateLocale();
  const time = (moment: string) => <bdi className="whitespace-nowrap">{formatDateTime(moment, locale)}</bdi>;
  return [
    {
      key: 'picture',
      head: t('backOffice:picture'),
      hideHead: true,
      place: 'picture',
      cell: ({ user }) => <Avatar name={user.username} src={pictureAddress(user.profilePicture)} />,
    },
    { key: 'name', head: t('name'), place: 'title', cell: ({ user }) => <bdi>{user.username}</bdi> },
    {
      key: 'until',
      head: t('until'),
      cell: ({ until }) => (until === null ? t('durations.forever') : time(until)),
    },
    { key: 'by', head: t('by'), cell: ({ by }) => <bdi>{by.username}</bdi> },
    { key: 'at', head: t('at'), cell: ({ at }) => time(at) },
    {
      key: 'actions',
      head: t('backOffice:actions'),
      hideHead: true,
      place: 'actions',
      cell: ({ user }) => <Unmute {...user} />,
    },
  ];
}

function Unmute({ _id, username }: MuteRow['user']) {
  const { t } = useTranslation('moderation');
  const [lift, { isLoading }] = useLiftMuteMutation();
  const run = async () => {
    try {
      notify.success(translateMessage(await lift(_id).unwrap()));
    } catch (error) {
      notify.error(translateMessage(errorMessage(error, 'Failed to lift the mute')));
    }
  };
  return (
    <IconButton
      compact
      label={t('unmute', { name: username })}
      icon={<Volume2 aria-hidden />}
      disabled={isLoading}
      onClick={() => void run()}
    />
  );
}
