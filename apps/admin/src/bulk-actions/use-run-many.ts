import './translations';
import { useState } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';
import { runAll } from './run-all';

/**
 * Runs one call per row, with its progress, and reports how many succeeded and failed.
 * @param did the result of a successful call
 */
export function useRunMany<Row>(did: 'deleted' | 'changed') {
  const { t } = useTranslation('selecting');
  const [finished, setFinished] = useState<number>();
  const run = async (rows: readonly Row[], call: (row: Row) => Promise<unknown>) => {
    setFinished(0);
    const { done, failed } = await runAll(rows, call, setFinished);
    setFinished(undefined);
    const good = t(`${did}`, { count: done.length });
    if (failed.length === 0) notify.success(good);
    else notify.error(t('both', { done: good, failed: t('failed', { count: failed.length }) }));
  };
  return { finished, isRunning: finished !== undefined, run };
}
