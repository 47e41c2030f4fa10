import { useRef } from 'react';
import { hasFinePointer } from '../buttons/pointer';

const FIELD = 'input:not([type=hidden], [hidden]), select, textarea';

/**
 * Where focus goes with a dialog: when it opens, to its first field (on a phone to the dialog itself, so that no keyboard
 * covers it), and when it closes, back to what had it before, wherever the dialog was opened from, or `elsewhere`.
 */
export function useDialogFocus(elsewhere?: () => HTMLElement | null | undefined) {
  const before = useRef<Element | null>(null);
  const remember = () => {
    before.current = document.activeElement;
  };
  return {
    remember,
    toFirstField: (event: Event) => {
      remember();
      if (!(event.currentTarget instanceof HTMLElement)) return;
      event.preventDefault();
      const field = hasFinePointer() ? event.currentTarget.querySelector<HTMLElement>(FIELD) : null;
      (field ?? event.currentTarget).focus();
    },
    back: (event: Event) => {
      event.preventDefault();
      const next = elsewhere?.() ?? before.current;
      if (next instanceof HTMLElement && next.isConnected) next.focus();
    },
  };
}
