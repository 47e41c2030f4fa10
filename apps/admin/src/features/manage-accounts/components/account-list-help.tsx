import { ACCOUNT_COLUMNS } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { ListFormatHelp } from '../../../file-upload/list-format-help';

const EXAMPLE = `Sirocco-05,6500,DZD,PS5,Principal_Online/Offline,6,3,"Night Harbour
Monsoon City",Two complete games
Casbah-01,3800,DZD,PS4,Offline_Principal,12,2,Kasbah Runner,`;

/** The format of a file with many accounts. */
export function AccountListHelp() {
  const { t } = useTranslation('manageAccounts');
  const texts = { columns: t('format.columns'), quotes: t('format.quotes'), header: t('format.header') };
  return <ListFormatHelp example={EXAMPLE} columns={ACCOUNT_COLUMNS} texts={texts} />;
}
