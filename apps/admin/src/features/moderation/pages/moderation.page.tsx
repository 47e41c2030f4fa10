import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { totalOf } from '@manette/web-lists';
import { PageFrame } from '@manette/web-ui';
import { useGetOpenReportsInfiniteQuery } from '../api/moderation.api';
import { MutedPeople } from '../components/muted-people';
import { OpenReports } from '../components/open-reports';

/** The page with the reported messages and the muted clients of the public chat [TRU-105]. */
export default function ModerationPage() {
  const { t } = useTranslation('moderation');
  const list = useGetOpenReportsInfiniteQuery();
  const total = totalOf(list.data);
  return (
    <PageFrame title={t('title')} summary={total ? t('summary', { count: total }) : ''}>
      <OpenReports list={list} />
      <MutedPeople />
    </PageFrame>
  );
}
