import type { GuideView } from '@manette/contracts/fulfilment';
import { useLanguage, useTranslation } from '@manette/web-i18n';
import { useId } from 'react';
import { useTicks } from '../../../hooks/use-ticks';
import { useTickReturnStepMutation } from '../api/rentals.api';

/** What the client does to return an account, to be ticked; the whole row is the target. */
export function ReturnSteps({ guide }: { guide: GuideView }) {
  const { t } = useTranslation('myRentals');
  const { language } = useLanguage();
  const id = useId();
  const [tickStep] = useTickReturnStepMutation();
  const { isDone, tick } = useTicks(guide, (number, done) => tickStep({ guide, number, done }));
  return (
    <div className="mt-3 border-t border-line pt-3">
      <h3 id={id} className="text-2 font-bold">
        {t('steps')}
      </h3>
      <p className="text-1 text-muted">{t('stepsHint')}</p>
      <ol aria-labelledby={id} className="divide-y divide-line">
        {guide.steps.map(({ number, picture, ...text }) => (
          <li key={number}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 text-2 leading-[1.5]">
              <input
                type="checkbox"
                className="checkbox flex-none"
                checked={isDone(number)}
                onChange={({ target }) => void tick(number, target.checked)}
              />
              <span className={isDone(number) ? 'min-w-0 flex-1 text-muted' : 'min-w-0 flex-1'}>
                {text[language]}
              </span>
              <img src={picture} alt="" width={64} height={45} loading="lazy" className="flex-none" />
            </label>
          </li>
        ))}
      </ol>
    </div>
  );
}
