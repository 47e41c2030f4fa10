import type { ChatStanding } from '@manette/contracts/chat';
import { useTranslation } from '@manette/web-i18n';
import { Notice } from '@manette/web-ui';
import { useDates } from '../../../hooks/use-dates';

/** Shows above the composer until when a client is muted [TRU-096], and how often clients may write [TRU-100]. */
export function StandingLines({ muted, mutedUntil, slowModeSeconds }: ChatStanding) {
  const { t } = useTranslation('publicChat');
  const { dateTime } = useDates();
  return (
    <>
      {muted && (
        <Notice tone="warning" role="status" className="mt-2">
          {mutedUntil ? t('mutedUntil', { time: dateTime(mutedUntil) }) : t('mutedForever')}
        </Notice>
      )}
      {slowModeSeconds > 0 && (
        <p className="pt-2 text-1 text-muted">{t('slowModeOn', { count: slowModeSeconds })}</p>
      )}
    </>
  );
}
