import { RefreshCw } from 'lucide-react';
import { useTranslateMessage, useTranslation, withoutIsolates } from '@manette/web-i18n';
import { IconButton, TextField } from '@manette/web-ui';
import { CodeImage } from './code-image';
import type { Captcha } from './use-captcha';

const INPUT_MAX = 10;

/** The security code and its field [ID-010, ID-094]; the button of the form submits it. */
export function CaptchaField({ captcha }: { captcha: Captcha }) {
  const { t } = useTranslation('signIn');
  const message = useTranslateMessage();
  const { code, entry, setEntry, error, blocked, verified, renew } = captcha;
  // Only screen readers read this text, so the code needs no direction isolates.
  const read = withoutIsolates(t('captcha.image', { code: [...code].join(' ') }));
  return (
    <fieldset className="grid gap-3 rounded-box border border-line bg-surface p-3">
      <legend className="sr-only">{t('captcha.legend')}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <CodeImage code={code} label={read} />
        <IconButton
          label={t('captcha.newCode')}
          icon={<RefreshCw />}
          disabled={blocked}
          onClick={renew}
          className="h-16 w-14 bg-fill"
        />
      </div>
      <TextField
        label={t('captcha.code')}
        name="securityCode"
        value={entry}
        onChange={(event) => setEntry(event.target.value)}
        maxLength={INPUT_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        disabled={blocked}
        good={verified}
        hint={verified ? t('captcha.verified') : undefined}
        error={error && message(error)}
      />
    </fieldset>
  );
}
