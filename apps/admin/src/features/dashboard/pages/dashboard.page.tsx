import '../translations';
import { RefreshCw } from 'lucide-react';
import { useTranslation, useTranslateMessage } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { Button, ErrorState, Notice, PageFrame } from '@manette/web-ui';
import { Figures } from '../components/figures';
import { OnlineStatusDebug } from '../components/online-status-debug';
import { OnlineUsers } from '../components/online-users';
import { Ratings } from '../components/ratings';
import { RecentActivity } from '../components/recent-activity';
import { useDashboard } from '../components/use-dashboard';

const FAILED = 'Failed to load dashboard statistics';

/** The page with the figures of the shop, and the users who are online. */
export default function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const translate = useTranslateMessage();
  const { username } = useCurrentUser();
  const { statistics, failed, ratings, online, refreshing, refresh } = useDashboard();
  const again = (
    <Button size="compact" onClick={() => void refresh()} loading={refreshing}>
      {t('tryAgain')}
    </Button>
  );
  return (
    <PageFrame
      title={t('title')}
      summary={t('welcome', { name: username })}
      actions={
        <Button icon={<RefreshCw className="size-4" />} onClick={() => void refresh()} loading={refreshing}>
          {t('refresh')}
        </Button>
      }
    >
      {failed && statistics && (
        <Notice tone="danger" role="alert" title={translate(FAILED)} action={again} className="mb-3">
          {t('stale')}
        </Notice>
      )}
      {failed && !statistics ? (
        <ErrorState
          title={translate(FAILED)}
          retryLabel={t('tryAgain')}
          onRetry={() => void refresh()}
          retrying={refreshing}
          className="mb-3"
        />
      ) : (
        <Figures statistics={statistics} failed={failed} />
      )}
      <div className="mt-3 grid gap-3 lg:grid-cols-12">
        {ratings && <Ratings figures={ratings} />}
        {(statistics || !failed) && <RecentActivity statistics={statistics} />}
        <OnlineUsers online={online} />
        <OnlineStatusDebug online={online} />
      </div>
    </PageFrame>
  );
}
