import type { DeliveryView } from '@manette/contracts/fulfilment';
import { useTranslation } from '@manette/web-i18n';
import { useDates } from '../../../hooks/use-dates';

/** Shows both sides who has seen the content and when, and the replacements. */
export function DeliveryHistory({ reveals, replacements }: Pick<DeliveryView, 'reveals' | 'replacements'>) {
  const { t } = useTranslation('orderDelivery');
  const { dateTime } = useDates();
  return (
    <>
      {replacements.map(({ at, reason }) => (
        <p key={at} className="mt-3 text-1 wrap-anywhere text-muted">
          {t('replaced', { date: dateTime(at), reason })}
        </p>
      ))}
      {reveals.length > 0 && (
        <div className="mt-3">
          <h3 className="text-1 font-bold">{t('reveals')}</h3>
          <ul aria-label={t('reveals')} className="grid max-h-40 overflow-auto text-1 text-muted">
            {reveals.map(({ at, by, username }, place) => (
              <li key={place}>
                {t(by === 'admin' ? 'revealedByAdmin' : 'revealedBy', { name: username, date: dateTime(at) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
