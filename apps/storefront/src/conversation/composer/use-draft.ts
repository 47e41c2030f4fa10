import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSignedInAs, useCurrentUser } from '@manette/web-session';
import { readDraft, saveDraft } from './drafts';

const PAUSE_MS = 300;

/**
 * The text of a composer, stored over visits per user and place. It is stored after a pause in typing, at the latest when the
 * page is left; only by the tab in which it was typed, since another tab may show an older text, and never after its writer
 * has signed out.
 */
export function useDraft(place: string): [string, (text: string) => void] {
  const { _id } = useCurrentUser();
  const name = `${_id} ${place}`;
  const [text, setText] = useState(() => readDraft(name));
  const [of, setOf] = useState(name);
  if (of !== name) {
    setOf(name);
    setText(readDraft(name));
  }
  const typed = useRef(false);
  const save = useEffectEvent(() => {
    if (typed.current && isSignedInAs(_id)) saveDraft(name, text);
    typed.current = false;
  });
  useEffect(() => {
    const pause = setTimeout(() => save(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, name]);
  useEffect(() => {
    const now = () => save();
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('pagehide', now);
      now();
    };
  }, []);
  const change = (changed: string) => {
    // A sent text must not be restored, however soon the page is left.
    if (changed === '') saveDraft(name, '');
    typed.current = changed !== '';
    setText(changed);
  };
  return [text, change];
}
