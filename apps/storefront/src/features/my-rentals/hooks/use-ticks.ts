import { useState } from 'react';
import type { GuideView } from '@manette/contracts/fulfilment';
import { errorMessage } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';
import { useTickReturnStepMutation } from '../api/rentals.api';

const FAILED = 'Failed to save the step';

/**
 * The ticks of a guide as its client sets them. A tick shows at once and until its answer is there, also while answers and
 * events of the ticks before it arrive; one that is refused is taken back.
 */
export function useTicks(guide: GuideView) {
  const [tickStep] = useTickReturnStepMutation();
  const [underWay, setUnderWay] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isDone = (number: number): boolean => {
    const step = guide.steps.find((one) => one.number === number);
    return underWay.get(number) ?? (step !== undefined && step.doneAt !== null);
  };
  const tick = async (number: number, done: boolean) => {
    setUnderWay((ticks) => new Map(ticks).set(number, done));
    const { error } = await tickStep({ guide, number, done });
    if (error) notify.error(translateMessage(errorMessage(error, FAILED)));
    setUnderWay((ticks) => new Map([...ticks].filter(([one]) => one !== number)));
  };
  return { isDone, tick };
}
