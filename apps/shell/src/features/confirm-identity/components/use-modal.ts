import { useEffect, useRef, type SyntheticEvent } from 'react';

const keepInside = (event: SyntheticEvent) => event.stopPropagation();

/**
 * A modal dialog of the browser's own, which stands above any dialog that a page has open. That one does not hear what is
 * pressed here: it would take it for a press beside it, and close.
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
    // Before the document, where dialogs of pages listen.
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
