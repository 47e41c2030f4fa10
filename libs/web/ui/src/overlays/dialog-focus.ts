import { useRef } from 'react';
import { hasFinePointer } from '../buttons/pointer';

const FIELD = 'input:not([type=hidden], [hidden]), select, textarea';

/**
 * Returns the focus handlers of a dialog. When it opens, the focus moves to its first field, or to the dialog itself on a
 * phone, so that no keyboard covers it. When it closes, the focus moves to `elsewhere`, or back to the element that had it
 * before.
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
