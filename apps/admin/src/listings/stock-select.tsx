import '../components/translations';
import { useTranslation } from '@manette/web-i18n';
import { FilterSelect } from '@manette/web-ui';
import { STOCKS } from './stock-filter';

/** Filters a table by stock. */
export function StockSelect({
  value,
  onChoose,
}: {
  value: string | undefined;
  onChoose: (value: string) => void;
}) {
  const { t } = useTranslation('backOffice');
  return (
    <FilterSelect
      label={t('stock')}
      all={t('anyStock')}
      options={STOCKS.map((stock) => ({ value: stock, label: t(`stocks.${stock}`) }))}
      value={value}
      onChoose={onChoose}
    />
  );
}
