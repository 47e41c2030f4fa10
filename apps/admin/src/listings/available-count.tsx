import '../components/translations';
import { useTranslation } from '@manette/web-i18n';
import { Badge } from '@manette/web-ui';

/** A stock count in a table: a red badge when nothing is left [CAT-057]. */
export function AvailableCount({ available }: { available: number }) {
  const { t } = useTranslation('backOffice');
  if (available <= 0) return <Badge tone="danger">{available}</Badge>;
  return (
    <span className="whitespace-nowrap">
      <span className="tabular-nums">{available}</span>
      {/* The short card of a phone has no column head. */}
      <span className="lg:hidden"> {t('left')}</span>
    </span>
  );
}
