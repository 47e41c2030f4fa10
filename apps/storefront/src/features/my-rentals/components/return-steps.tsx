import type { GuideView } from '@manette/contracts/fulfilment';
import { useTranslation } from '@manette/web-i18n';
import { useId } from 'react';
import { GuideStep } from '../../../guides/guide-step';
import { useTicks } from '../../../guides/use-ticks';
import { useTickReturnStepMutation } from '../api/rentals.api';

/** The steps by which the client returns an account; the client ticks each step by its checkbox or its text. */
export function ReturnSteps({ guide }: { guide: GuideView }) {
  const { t } = useTranslation('myRentals');
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
        {guide.steps.map((step) => (
          <GuideStep
            key={step.number}
            step={step}
            isDone={isDone(step.number)}
            onTick={(isTicked) => void tick(step.number, isTicked)}
          />
        ))}
      </ol>
    </div>
  );
}
