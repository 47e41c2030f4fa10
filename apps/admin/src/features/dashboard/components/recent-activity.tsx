import { FILE_ATTACHMENT } from '@manette/contracts/conversation';
import { useTranslateMessage, useTranslateSubject, useTranslation } from '@manette/web-i18n';
import { truncate } from '@manette/web-ui';
import type { Statistics } from '../api/statistics.api';
import { ChartPanel } from './chart-panel';
import { Feed } from './feed';

/** The length of a message's preview, in characters (specification, section 9). */
const PREVIEW = 50;

/** The newest tickets, messages and users [STAT-014, STAT-015, STAT-016]. */
export function RecentActivity({ statistics }: { statistics?: Statistics }) {
  const { t } = useTranslation('dashboard');
  const translate = useTranslateMessage();
  const subjectOf = useTranslateSubject();
  const { recentTickets, recentMessages } = statistics?.activity ?? {};
  return (
    <ChartPanel title={t('activity')} className="lg:col-span-8">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        <Feed
          title={t('tickets')}
          empty={t('noTickets')}
          entries={recentTickets?.map(({ _id, subject, client, createdAt: at }) => {
            return {
              id: _id,
              title: subjectOf(subject),
              to: `/support/${_id}`,
              by: client.username,
              at,
            };
          })}
        />
        <Feed
          title={t('messages')}
          empty={t('noMessages')}
          entries={recentMessages?.map(({ _id, content, type, sender, ticketId, createdAt: at }) => ({
            id: _id,
            title:
              type !== 'text' && content === FILE_ATTACHMENT
                ? translate(content)
                : truncate(content, PREVIEW) || t(type === 'image' ? 'picture' : 'file'),
            to: ticketId ? `/support/${ticketId}` : '/public-chat',
            by: sender.username,
            at,
          }))}
        />
        <Feed
          title={t('users')}
          entries={statistics?.users.recentUsers.map(({ _id, username, role, createdAt: at }) => {
            return { id: _id, title: username, by: t(`role.${role}`), at };
          })}
        />
      </div>
    </ChartPanel>
  );
}
