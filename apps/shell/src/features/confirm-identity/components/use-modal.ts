import { useEffect, useRef, type SyntheticEvent } from 'react';

const keepInside = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Returns the props of a native modal dialog, which is shown above any dialog that a page has open. Its pointer, focus and
 * Escape events do not reach the dialog below, which would treat them as a click outside itself and close.
 */
export function useModal(onCancel: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    const keepEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.stopPropagation();
    };
    // Captured on window, before the document, on which the pages' dialogs listen.
    window.addEventListener('keydown', keepEscape, { capture: true });
    return () => {
      window.removeEventListener('keydown', keepEscape, { capture: true });
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return {
    ref: dialog,
    onPointerDown: keepInside,
    onFocus: keepInside,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onCancel();
    },
  };
}
