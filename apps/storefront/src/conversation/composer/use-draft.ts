import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSignedInAs, useCurrentUser } from '@manette/web-session';
import { readDraft, saveDraft } from './drafts';

const PAUSE_MS = 300;

/**
 * Returns the text of a composer, which is stored per user and place across visits, and a function that changes it. The text
 * is stored after a pause in typing, at the latest when the user leaves the page. Only the tab in which it was typed stores
 * it, because another tab may show an older text. It is never stored after its writer has signed out.
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
    // A sent text must not be restored, even if the user leaves the page immediately.
    if (changed === '') saveDraft(name, '');
    typed.current = changed !== '';
    setText(changed);
  };
  return [text, change];
}
