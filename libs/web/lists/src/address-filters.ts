import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAddressNow, useLocation, useNavigationType } from '@manette/web-router';
import { useAddressChange } from './address-change';

/** How long typing has to pause before it is asked for. */
export const ADDRESS_FILTER_PAUSE_MS = 250;

/**
 * A list's filters as the address bar holds them, so that going back and sharing a link find them again; typing waits
 * for a pause before it counts, and is forgotten when the reader has gone elsewhere by then.
 * @param names the filters beside the search text `q`
 */
export function useAddressFilters<Name extends string>(...names: Name[]) {
  const { params, newest, change } = useAddressChange();
  const { key } = useLocation();
  const isArrival = useNavigationType() !== 'REPLACE';
  const addressNow = useAddressNow();
  const asked = params.get('q') ?? '';
  const [text, search] = useState(asked);
  const [entry, setEntry] = useState(key);
  if (entry !== key) {
    setEntry(key);
    // A link or the way back to this same page: what it asks for counts, not what was just being typed.
    if (isArrival) search(asked);
  }
  // What we have put into the address ourselves and have not yet seen there.
  const underWay = useRef<string[]>([]);
  const choose = (name: Name | 'q', value: string) =>
    change((next) => {
      if (value === '') next.delete(name);
      else next.set(name, value);
    });
  const clear = () => {
    search('');
    if (newest.current.has('q')) underWay.current.push('');
    change((next) => {
      for (const name of ['q', ...names]) next.delete(name);
    });
  };
  const wanted = text.trim();
  // The newest filters count when the pause is over: a choice made meanwhile is not undone.
  const settle = useEffectEvent(() => {
    if (wanted === (newest.current.get('q') ?? '')) return;
    underWay.current.push(wanted);
    choose('q', wanted);
  });
  // While the page of a pressed link loads, the address is not ours; the reader may come back before it is there.
  const isBehind = useEffectEvent(() => addressNow().key !== key);
  useEffect(() => {
    const pause = setInterval(() => {
      if (isBehind()) return;
      clearInterval(pause);
      settle();
    }, ADDRESS_FILTER_PAUSE_MS);
    return () => clearInterval(pause);
  }, [wanted]);
  // Words that came into the address bar by a link or by going back; ours may be behind what is being typed.
  const follow = useEffectEvent(() => {
    const ours = underWay.current.indexOf(asked);
    underWay.current.splice(0, ours + 1);
    if (ours < 0) search(asked);
  });
  useEffect(() => follow(), [asked]);
  const chosen: { [Each in Name | 'q']?: string } = {};
  for (const name of ['q', ...names] as const) chosen[name] = params.get(name) || undefined;
  return { text, chosen, search, choose, clear, isFiltered: Object.values(chosen).some(Boolean) };
}

export type AddressFilters<Name extends string> = ReturnType<typeof useAddressFilters<Name>>;
