import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAddressNow, useLocation, useNavigationType } from '@manette/web-router';
import { useAddressChange } from './address-change';

/** The pause in typing, in milliseconds, after which a search text is applied. */
export const ADDRESS_FILTER_PAUSE_MS = 250;

/**
 * A list's filters, stored in the address bar so that history and shared links restore them. A search text is applied after
 * a pause in typing, and dropped when the user has navigated elsewhere by then.
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
    // A link or the history led to this same page: its search text replaces what was being typed.
    if (isArrival) search(asked);
  }
  // Texts that this hook has written to the address bar and that are not rendered yet.
  const underWay = useRef<string[]>([]);
  const choose = (name: Name | 'q', value: string) =>
    change((next) => {
      if (value === '') next.delete(name);
      else next.set(name, value);
    });
  const clear = () => {
    search('');
    if (newest().has('q')) underWay.current.push('');
    change((next) => {
      for (const name of ['q', ...names]) next.delete(name);
    });
  };
  const wanted = text.trim();
  // Applied to the newest filters, so that a choice made during the pause is kept.
  const settle = useEffectEvent(() => {
    if (wanted === (newest().get('q') ?? '')) return;
    underWay.current.push(wanted);
    choose('q', wanted);
  });
  // While the page of a clicked link loads, the address bar already shows that page; the user may still come back.
  const isPreviousEntry = useEffectEvent(() => addressNow().key !== key);
  useEffect(() => {
    const pause = setInterval(() => {
      if (isPreviousEntry()) return;
      clearInterval(pause);
      settle();
    }, ADDRESS_FILTER_PAUSE_MS);
    return () => clearInterval(pause);
  }, [wanted]);
  // Shows a text that came from a link or the history in the field. Ignores texts of this hook: the user may have typed more.
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
