import { SERVICES } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { FormatHelp } from '../../../file-upload/format-help';

const EXAMPLE = `CodeName: Sirocco-05
Prix: 6500 DZD
Console: PS5
Service: Principal_Online/Offline
Duration: 6
Available: 3
Games:
Night Harbour
Monsoon City
Description: Seven complete games with their add-ons.`;

/** The format of a prix.txt file [CAT-061]. */
export function AccountFormatHelp() {
  const { t } = useTranslation('manageAccounts');
  return (
    <FormatHelp example={EXAMPLE}>
      <p>{t('format.order')}</p>
      <p>
        {t('format.service')} <bdi>{SERVICES.join(', ')}</bdi>
      </p>
      <p>{t('format.games')}</p>
    </FormatHelp>
  );
}
