import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { PageFrame, Spinner } from '@manette/web-ui';
import { PageFailed } from '../../../components/load-failed';
import { useGetShopSettingsQuery } from '../api/shop-settings.api';
import { SettingsForm } from '../components/settings-form';

/** The page of the shop settings, which administrators change for the whole shop [LIF-017]. */
export default function ShopSettingsPage() {
  const { t } = useTranslation('shopSettings');
  const load = useGetShopSettingsQuery();
  const { data: settings, error } = load;
  return (
    <PageFrame title={t('title')}>
      {settings && <SettingsForm settings={settings} />}
      {!settings && (error ? <PageFailed load={load} /> : <Spinner label={t('loading')} />)}
    </PageFrame>
  );
}
