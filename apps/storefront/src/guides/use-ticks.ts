import { useState } from 'react';
import type { GuideView } from '@manette/contracts/fulfilment';
import { errorMessage } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';
import { useSocketEvent } from '@manette/web-realtime';
import { notify } from '@manette/web-ui';

const FAILED = 'Failed to save the step';

interface Tick {
  done: boolean;
  /** Whether an event has told of it: what a later one says is newer. */
  isTold: boolean;
}
type Ticks = ReadonlyMap<number, Tick>;

const isDoneIn = (guide: GuideView, number: number): boolean =>
  guide.steps.some((step) => step.number === number && step.doneAt !== null);

/** The ticks that still count after an event: one that contradicts a tick before it was told is older than the tick. */
const after = (ticks: Ticks, guide: GuideView): Ticks =>
  new Map(
    [...ticks].flatMap(([number, tick]): [number, Tick][] => {
      if (isDoneIn(guide, number) === tick.done) return [[number, { ...tick, isTold: true }]];
      return tick.isTold ? [] : [[number, tick]];
    }),
  );

/**
 * The ticks of a guide as its client sets them: one shows at once, and answers and events of ticks before it do not undo
 * it; one that is refused is taken back, and what another device of the client ticks later shows here too.
 * @param save stores a tick
 */
export function useTicks(
  guide: GuideView,
  save: (number: number, done: boolean) => Promise<{ error?: unknown }>,
) {
  const [ticks, setTicks] = useState<Ticks>(new Map());
  useSocketEvent('guide_updated', (news) => {
    if (news._id === guide._id) setTicks((now) => after(now, news));
  });
  const isDone = (number: number): boolean => ticks.get(number)?.done ?? isDoneIn(guide, number);
  const tick = async (number: number, done: boolean) => {
    setTicks((now) => new Map(now).set(number, { done, isTold: false }));
    const { error } = await save(number, done);
    if (!error) return;
    notify.error(translateMessage(errorMessage(error, FAILED)));
    setTicks((now) => new Map([...now].filter(([one]) => one !== number)));
  };
  return { isDone, tick };
}
