import './translations';
import type { ItemRef } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { Button, notify } from '@manette/web-ui';
import { refusalText } from './refusal-text';
import {
  useGetStockAlertsQuery,
  useStopWaitingMutation,
  useWaitForStockMutation,
} from './saved-searches.api';

/** Sets or removes the client's stock alert for a listing [POC-117]. */
export default function StockAlert(item: ItemRef) {
  const { t } = useTranslation('savedSearches');
  const { data } = useGetStockAlertsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [wait, waiting] = useWaitForStockMutation();
  const [stop, stopping] = useStopWaitingMutation();
  if (!data) return null;
  const isAwaited = data.some(({ _id }) => _id === item.id);
  const change = async () => {
    try {
      await (isAwaited ? stop(item.id) : wait(item)).unwrap();
    } catch (error) {
      notify.error(refusalText(error, t('waitFailed')));
    }
  };
  return (
    <p>
      <Button disabled={waiting.isLoading || stopping.isLoading} onClick={() => void change()}>
        {t(isAwaited ? 'stop' : 'wait')}
      </Button>
    </p>
  );
}
