import type { WebhookView } from '@manette/contracts/webhooks';
import { useTranslation } from '@manette/web-i18n';
import { Badge } from '@manette/web-ui';

/** Whether a webhook is active, and the reason when it was disabled. */
export function WebhookState({ webhook: { active, disabledReason } }: { webhook: WebhookView }) {
  const { t } = useTranslation('integrations');
  return (
    <span className="inline-block">
      <Badge tone={active ? 'completed' : 'offline'}>{t(active ? 'webhooks.active' : 'webhooks.off')}</Badge>
      {disabledReason !== null && (
        <span className="mt-1 block text-1 leading-ui text-muted">
          {t(`webhooks.reasons.${disabledReason}`)}
        </span>
      )}
    </span>
  );
}
