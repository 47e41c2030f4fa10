import '../conversation/composer/translations';
import type { RuntimeConfig } from '@manette/contracts/http';
import { useTranslation } from '@manette/web-i18n';
import { Composer } from '@manette/web-ui';

const ignore = () => undefined;

export interface WaitingComposerProps {
  config: RuntimeConfig | undefined;
  disabled?: boolean;
}

/** The composer of a conversation before its page is loaded; only visible, without function. */
export function WaitingComposer({ config, disabled }: WaitingComposerProps) {
  const { t } = useTranslation('composing');
  return (
    <Composer
      label={t('message')}
      sendLabel={t('send')}
      value=""
      onChange={ignore}
      onSend={ignore}
      disabled={disabled}
      tools={{
        emojiLabel: t('emoji'),
        gifLabel: config?.gifEnabled ? t('gif') : undefined,
        photoLabel: t('takePhoto'),
        fileLabel: t('uploadFile'),
      }}
    />
  );
}
