import { CARD_COLUMNS } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { ListFormatHelp } from '../../../file-upload/list-format-help';

const EXAMPLE = `PlayStation $50,PlayStation,US,50,USD,9400,DZD,Top-up for a US account,"Open the store, choose Redeem code",14
Netflix €30,Netflix,EU,30,EUR,6900,DZD,,Open netflix.com/redeem,5`;

/** The format of a prix file of gift cards [CAT-066, CAT-131..134]. */
export function CardFormatHelp() {
  const { t } = useTranslation('manageGiftCards');
  const texts = { columns: t('format.columns'), quotes: t('format.quotes'), header: t('format.header') };
  return <ListFormatHelp example={EXAMPLE} columns={CARD_COLUMNS} texts={texts} />;
}
