import type { ApiKeyView } from '@manette/contracts/webhooks';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { ConfirmDialog, notify } from '@manette/web-ui';
import { useRevokeApiKeyMutation } from './api-keys.api';

/** Asks for confirmation before an API key is revoked [POC-119]. */
export function RevokeKey({ apiKey, onClose }: { apiKey: ApiKeyView; onClose: () => void }) {
  const { t } = useTranslation(['integrations', 'backOffice']);
  const [revoke, { isLoading }] = useRevokeApiKeyMutation();
  const confirm = async () => {
    try {
      notify.success(translateMessage(await revoke(apiKey._id).unwrap()));
    } catch (error) {
      notify.error(translateMessage(errorMessage(error, 'Failed to revoke the API key')));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title={t('keys.revokeAsk', { name: apiKey.name })}
      confirmLabel={t('backOffice:confirm')}
      cancelLabel={t('backOffice:cancel')}
      busy={isLoading}
      onConfirm={() => void confirm()}
    >
      {t('keys.revokeText')}
    </ConfirmDialog>
  );
}
