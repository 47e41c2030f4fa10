import { useState } from 'react';
import type { GuideView } from '@manette/contracts/fulfilment';
import { errorMessage } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';
import { useSocketEvent } from '@manette/web-realtime';
import { notify } from '@manette/web-ui';

const FAILED = 'Failed to save the step';

interface Tick {
  done: boolean;
  /** Whether an event has confirmed the tick: a later event that contradicts it is then newer than the tick. */
  isConfirmed: boolean;
}
type Ticks = ReadonlyMap<number, Tick>;

const isDoneIn = (guide: GuideView, number: number): boolean =>
  guide.steps.some((step) => step.number === number && step.doneAt !== null);

/** Returns the ticks that still apply after an event. An event that contradicts an unconfirmed tick is older than the tick. */
const after = (ticks: Ticks, guide: GuideView): Ticks =>
  new Map(
    [...ticks].flatMap(([number, tick]): [number, Tick][] => {
      if (isDoneIn(guide, number) === tick.done) return [[number, { ...tick, isConfirmed: true }]];
      return tick.isConfirmed ? [] : [[number, tick]];
    }),
  );

/**
 * Holds the ticks of a guide as the client sets them. A tick is shown immediately, and responses and events of earlier ticks
 * do not undo it. A rejected tick is reverted. Later ticks from another device of the client are shown too.
 * @param save sends a tick to the server
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
    setTicks((now) => new Map(now).set(number, { done, isConfirmed: false }));
    const { error } = await save(number, done);
    if (!error) return;
    notify.error(translateMessage(errorMessage(error, FAILED)));
    setTicks((now) => new Map([...now].filter(([one]) => one !== number)));
  };
  return { isDone, tick };
}
