import '../words/translations';
import { useTranslation } from '@manette/web-i18n';
import { Select } from '@manette/web-ui';
import { STOCKS } from './stock-filter';

/** Filters a table by what is left. */
export function StockSelect({
  value,
  onChoose,
}: {
  value: string | undefined;
  onChoose: (value: string) => void;
}) {
  const { t } = useTranslation('backOffice');
  return (
    <Select
      label={t('stock')}
      hideLabel
      value={value ?? ''}
      options={[
        { value: '', label: t('anyStock') },
        ...STOCKS.map((stock) => ({ value: stock, label: t(`stocks.${stock}`) })),
      ]}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
