import clsx from 'clsx';
import { MAX_STARS } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';

/** The numbers of stars, starting from 1. */
export const STARS = Array.from({ length: MAX_STARS }, (_, at) => at + 1);

interface StarFieldProps {
  /** The chosen number of stars; null until the user chooses one. */
  value: number | null;
  onChange: (stars: number) => void;
}

/** One to five stars, chosen by tap or arrow keys. */
export function StarField({ value, onChange }: StarFieldProps) {
  const { t } = useTranslation('rating');
  return (
    <div role="radiogroup" aria-label={t('stars')} className="flex">
      {STARS.map((star) => (
        <label
          key={star}
          className="relative grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="stars"
            value={star}
            checked={star === value}
            onChange={() => onChange(star)}
            aria-label={t('star', { count: star })}
            className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
          />
          <span
            aria-hidden
            className={clsx(
              'pointer-events-none text-6 leading-none',
              star <= (value ?? 0) ? 'text-accent' : 'text-muted',
            )}
          >
            {star <= (value ?? 0) ? '★' : '☆'}
          </span>
        </label>
      ))}
    </div>
  );
}
