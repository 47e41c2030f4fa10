import { Copy, Download } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { Button, Dialog, saveAsFile } from '@manette/web-ui';
import { copyText } from '../../../hooks/copy-text';

/** A function that shows new recovery codes once. */
export type ShowRecoveryCodes = (codes: string[]) => void;

/** Shows the recovery codes directly after their creation; they are never shown again [TRU-022]. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation('security');
  const text = codes.join('\n');
  const save = () =>
    saveAsFile('manette-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }));
  const footer = (
    <>
      <Button icon={<Copy aria-hidden className="size-4" />} onClick={() => void copyText(text, t('copied'))}>
        {t('copy')}
      </Button>
      <Button icon={<Download aria-hidden className="size-4" />} onClick={save}>
        {t('download')}
      </Button>
      <Button look="primary" onClick={onClose}>
        {t('done')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('recoveryCodes')}
      closeLabel={t('close')}
      footer={footer}
    >
      <p className="text-2">{t('recoveryCodesHint')}</p>
      <ul
        aria-label={t('recoveryCodes')}
        dir="ltr"
        className="mt-4 grid justify-center gap-x-6 gap-y-2 font-mono text-2 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
