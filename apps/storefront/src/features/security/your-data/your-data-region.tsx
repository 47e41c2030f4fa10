import './translations';
import { useState } from 'react';
import type { DataExportView } from '@manette/contracts/identity';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { Button, notify, SkeletonLine } from '@manette/web-ui';
import { useDates } from '../../../hooks/use-dates';
import { LoadFailed } from '../../../components/load-failed';
import { Region } from '../components/region';
import {
  useDownloadDataExportMutation,
  useGetDataExportQuery,
  useRequestDataExportMutation,
} from './data-export.api';

/** The polling interval while an export is being prepared, in milliseconds. */
const ASK_EVERY = 3_000;

/** Requests and downloads a copy of the user's own data; for clients only [TRU-117]. */
export function YourDataRegion() {
  return useCurrentUser().role === 'client' && <YourData />;
}

function YourData() {
  const { t } = useTranslation('your-data');
  const [isPending, setPending] = useState(false);
  const { data, isError, isFetching, refetch } = useGetDataExportQuery(undefined, {
    pollingInterval: isPending ? ASK_EVERY : 0,
    refetchOnMountOrArgChange: true,
  });
  const pending = data?.status === 'pending';
  if (pending !== isPending) setPending(pending);
  return (
    <Region title={t('title')} hint={t('hint')}>
      {data !== undefined && <LastExport last={data} />}
      {data === undefined && isError && <LoadFailed retrying={isFetching} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <SkeletonLine className="h-11 w-60" />}
    </Region>
  );
}

/** Shows the state of the last export, and the buttons to download it or to request another. */
function LastExport({ last }: { last: DataExportView | null }) {
  const { t } = useTranslation('your-data');
  const { dateTime } = useDates();
  const [request, { isLoading }] = useRequestDataExportMutation();
  const ask = async () => {
    const { error } = await request();
    if (error) notify.error(translateMessage(errorMessage(error, 'Failed to request your data')));
  };
  if (last?.status === 'pending')
    return (
      <div role="status">
        <p className="text-2 font-bold">{t('preparing')}</p>
        <p className="text-2 text-muted">{t('preparingHint')}</p>
      </div>
    );
  return (
    <div className="grid gap-3">
      {last?.status === 'ready' && (
        <p className="text-2">{t('available', { time: dateTime(last.expiresAt ?? '') })}</p>
      )}
      {last?.status === 'failed' && (
        <p role="alert" className="text-2">
          {t('failed')}
        </p>
      )}
      {last?.status === 'expired' && <p className="text-2 text-muted">{t('expired')}</p>}
      <div className="flex flex-wrap gap-3">
        {last?.status === 'ready' && <Download />}
        <Button loading={isLoading} onClick={() => void ask()}>
          {t('request')}
        </Button>
      </div>
    </div>
  );
}

/** Requests a new signed URL of the file and opens it, so that the browser saves the file. */
function Download() {
  const { t } = useTranslation('your-data');
  const [download, { isLoading }] = useDownloadDataExportMutation();
  const open = async () => {
    const { data: url, error } = await download();
    if (url) window.location.assign(url);
    else notify.error(translateMessage(errorMessage(error, 'Failed to download your data')));
  };
  return (
    <Button look="primary" loading={isLoading} onClick={() => void open()}>
      {t('download')}
    </Button>
  );
}
