import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { PageFrame } from '@manette/web-ui';
import { ApiKeys } from '../api-keys/api-keys';

/** The doors of the shop for other programs [POC-119]. */
export default function IntegrationsPage() {
  const { t } = useTranslation('integrations');
  return (
    <PageFrame title={t('title')}>
      <ApiKeys />
    </PageFrame>
  );
}
