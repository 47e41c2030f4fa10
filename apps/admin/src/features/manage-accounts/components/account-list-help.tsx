import { ACCOUNT_COLUMNS } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { FormatHelp } from '../../../file-upload/format-help';

const EXAMPLE = `Sirocco-05,6500,DZD,PS5,Principal_Online/Offline,6,3,"Night Harbour
Monsoon City",Two complete games
Casbah-01,3800,DZD,PS4,Offline_Principal,12,2,Kasbah Runner,`;

/** How a file of many accounts is written. */
export function AccountListHelp() {
  const { t } = useTranslation('manageAccounts');
  return (
    <FormatHelp example={EXAMPLE}>
      <p>
        {t('format.columns')} <bdi>{ACCOUNT_COLUMNS.join(', ')}</bdi>
      </p>
      <p>{t('format.quotes')}</p>
      <p>{t('format.header')}</p>
    </FormatHelp>
  );
}
