import './translations';
import { useTranslation } from '@manette/web-i18n';
import { Meter } from '@manette/web-ui';

/** The number of selected rows that are finished; renders nothing before the run starts. */
export function RunProgress({ finished, count }: { finished: number | undefined; count: number }) {
  const { t } = useTranslation('selecting');
  if (finished === undefined) return null;
  const words = t('finished', { finished, count });
  return (
    <div className="mt-4 grid gap-2">
      <bdi className="tabular-nums">{words}</bdi>
      <Meter role="progressbar" label={t('progress')} value={finished} max={count} valueText={words} />
    </div>
  );
}
