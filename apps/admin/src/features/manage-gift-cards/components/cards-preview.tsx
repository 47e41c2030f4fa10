import type { ParsedCardFile } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { formatAmount } from '@manette/web-ui';

const SHOWN = 5;

/** What a file will create, before anything is sent: how many cards, and the first of them. */
export function CardsPreview({ cards }: Pick<ParsedCardFile, 'cards'>) {
  const { t } = useTranslation('manageGiftCards');
  return (
    <section aria-label={t('willCreate', { count: cards.length })} className="text-2">
      <h3 className="mb-1 text-2 font-medium">{t('willCreate', { count: cards.length })}</h3>
      <ul className="grid gap-1 text-muted">
        {cards.slice(0, SHOWN).map(({ line, fields: { name, region, price } }) => (
          <li key={line} className="wrap-anywhere">
            <bdi>
              {t('cardLine', { name, region, price: `${formatAmount(price.amount)} ${price.currency}` })}
            </bdi>
          </li>
        ))}
        {cards.length > SHOWN && <li>{t('moreCards', { count: cards.length - SHOWN })}</li>}
      </ul>
    </section>
  );
}
