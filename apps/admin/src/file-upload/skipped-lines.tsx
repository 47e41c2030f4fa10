import './translations';
import type { FileError } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';
import { FileFaults } from './file-faults';

/** The lines that the server did not import in the last upload. Shown on the page, because the dialog closes by itself. */
export function SkippedLines({ faults, onClose }: { faults: readonly FileError[]; onClose: () => void }) {
  const { t } = useTranslation('upload');
  if (faults.length === 0) return null;
  return (
    <div className="mb-4">
      <FileFaults
        faults={faults}
        title={t('leftOut', { count: faults.length })}
        action={
          <Button size="compact" look="ghost" onClick={onClose}>
            {t('understood')}
          </Button>
        }
      />
    </div>
  );
}
