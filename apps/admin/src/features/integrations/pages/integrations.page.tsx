import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { PageFrame } from '@manette/web-ui';
import { ApiKeys } from '../api-keys/api-keys';
import { Webhooks } from '../webhooks/webhooks';

/** The page of the shop's integrations with other programs [POC-119, POC-120]. */
export default function IntegrationsPage() {
  const { t } = useTranslation('integrations');
  return (
    <PageFrame title={t('title')}>
      <div className="grid gap-8">
        <ApiKeys />
        <Webhooks />
      </div>
    </PageFrame>
  );
}
