import '../components/translations';
import { useTranslation } from '@manette/web-i18n';
import { Badge } from '@manette/web-ui';

/** A stock count in a table: a red badge when it is out of stock [CAT-057]. */
export function AvailableCount({ available }: { available: number }) {
  const { t } = useTranslation('backOffice');
  if (available <= 0) return <Badge tone="danger">{available}</Badge>;
  return (
    <span className="whitespace-nowrap">
      <span className="tabular-nums">{available}</span>
      {/* On a phone the row is a card without column heads. */}
      <span className="lg:hidden"> {t('left')}</span>
    </span>
  );
}
