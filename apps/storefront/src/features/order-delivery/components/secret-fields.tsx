import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SecretView } from '@manette/contracts/fulfilment';
import { useTranslation } from '@manette/web-i18n';
import { Button, IconButton, TextArea, TextField } from '@manette/web-ui';
import { copyText } from '../../../hooks/copy-text';

interface SecretFieldsProps {
  secret: SecretView;
  /** The seconds until the secret is hidden. */
  seconds: number;
  onHide: () => void;
}

/** The delivered secret, to read and to copy, for a minute [LIF-068, LIF-069]. */
export function SecretFields({ secret, seconds, onHide }: SecretFieldsProps) {
  const { t } = useTranslation('orderDelivery');
  const box = useRef<HTMLDivElement>(null);
  // Focus scrolls to the secret. A conversation stays scrolled to its end as it grows, and the secret could be out of view.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="grid scroll-my-16 gap-3 focus-visible:outline-none">
      {'code' in secret ? (
        <SecretField label={t('code')} value={secret.code} />
      ) : (
        <>
          <SecretField label={t('address')} value={secret.address} />
          <SecretField label={t('password')} value={secret.password} />
          {secret.secondStep !== null && (
            <SecretField label={t('secondStep')} value={secret.secondStep} severalLines />
          )}
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="timer" className="text-1 text-muted tabular-nums">
          {t('hiddenIn', { seconds })}
        </p>
        <Button look="outline" onClick={onHide}>
          {t('hide')}
        </Button>
      </div>
    </div>
  );
}

function SecretField({ label, value, severalLines }: { label: string; value: string; severalLines?: true }) {
  const { t } = useTranslation('orderDelivery');
  const copy = (
    <IconButton
      label={t('copyField', { field: label })}
      icon={<Copy aria-hidden className="size-4" />}
      onClick={() => void copyText(value, t('copied'))}
    />
  );
  const field = { label, value, readOnly: true, dir: 'ltr', autoComplete: 'off', spellCheck: false } as const;
  return severalLines ? <TextArea {...field} rows={3} aside={copy} /> : <TextField {...field} aside={copy} />;
}
