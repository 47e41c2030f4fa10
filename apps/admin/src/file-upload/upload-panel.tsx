import './translations';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Meter, Notice } from '@manette/web-ui';
import type { UploadProgress } from './upload-progress';

interface UploadPanelProps {
  progress: UploadProgress;
  /** The text of the last stage, unless it creates an account. */
  creating?: string;
  /** The server's reason for a failure. */
  reason?: string;
}

/** The progress of an upload, as text and as a bar, or its failure [CAT-093..101, ERR-044]. */
export function UploadPanel({ progress, creating, reason }: UploadPanelProps) {
  const { t } = useTranslation('upload');
  const { stage, percent } = progress;
  if (stage === 'idle') return null;
  if (stage === 'failed')
    return (
      <Notice tone="danger" role="alert" title={t('stages.failed')}>
        {translateMessage('There was an error uploading your files. Please try again.')}
        {reason && <span className="block">{translateMessage(reason)}</span>}
      </Notice>
    );
  if (stage === 'cancelled') return <Notice role="status">{t('stages.cancelled')}</Notice>;
  const words = stage === 'creating' && creating ? creating : t(`stages.${stage}`);
  return (
    <div>
      <div className="mb-2 flex justify-between gap-3 text-2">
        <span role="status">{words}</span>
        <bdi className="text-muted tabular-nums">{percent}%</bdi>
      </div>
      <Meter role="progressbar" label={t('progress')} value={percent} max={100} valueText={words} />
    </div>
  );
}
