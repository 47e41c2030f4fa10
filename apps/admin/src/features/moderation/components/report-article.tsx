import { REPORT_REASONS, type ReportView } from '@manette/contracts/chat';
import { useDateLocale, useTranslation } from '@manette/web-i18n';
import { Badge, Button, formatDateTime } from '@manette/web-ui';

interface ReportArticleProps {
  report: ReportView;
  busy: boolean;
  onDelete: () => void;
  onMute: () => void;
  onDismiss: () => void;
}

/** A reported message: its writer, its text, the reasons of the reports, and the actions on it [TRU-105]. */
export function ReportArticle({ report, busy, onDelete, onMute, onDismiss }: ReportArticleProps) {
  const { t } = useTranslation('moderation');
  const locale = useDateLocale();
  const { message, reasons, reporters, lastAt } = report;
  const name = message.sender?.username ?? '';
  const time = (moment: string) => formatDateTime(moment, locale);
  return (
    <article aria-label={t('reportOn', { name })} className="py-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-3 font-medium">{t('reportOn', { name })}</h3>
        <Badge>{t('reportedBy', { count: reporters })}</Badge>
        {REPORT_REASONS.filter((reason) => reasons[reason] > 0).map((reason) => (
          <Badge key={reason} tone="pending">
            {t('reasonCount', { reason: t(`reasons.${reason}`), count: reasons[reason] })}
          </Badge>
        ))}
      </div>
      <blockquote dir="auto" className="mt-2 border-s-4 border-line ps-3 whitespace-pre-wrap wrap-anywhere">
        {message.content}
        {message.fileUrl && (
          <a
            href={message.fileUrl}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-11 items-center text-accent-text underline"
          >
            <bdi>{message.fileName}</bdi>
          </a>
        )}
      </blockquote>
      <p className="mt-2 flex flex-wrap gap-x-4 text-1 text-muted">
        <span>{t('written', { time: time(message.createdAt) })}</span>
        <span>{t('lastReported', { time: time(lastAt) })}</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="danger" size="compact" onClick={onDelete}>
          {t('deleteMessage')}
        </Button>
        {message.sender?.role === 'client' && (
          <Button size="compact" onClick={onMute}>
            {t('muteOf', { name })}
          </Button>
        )}
        <Button look="ghost" size="compact" loading={busy} onClick={onDismiss}>
          {t('dismissReport')}
        </Button>
      </div>
    </article>
  );
}
