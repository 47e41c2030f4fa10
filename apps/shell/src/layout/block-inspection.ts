const isDevToolsKey = (event: KeyboardEvent) =>
  event.key === 'F12' ||
  // With an Arabic layout the key I types another letter.
  (event.ctrlKey && event.shiftKey && (event.key.toUpperCase() === 'I' || event.code === 'KeyI'));

/**
 * Blocks the context menu [SHELL-005], F12 [SHELL-006] and Ctrl+Shift+I [SHELL-007], as specified.
 * @returns a function that removes the listeners
 */
export function blockInspection(page: Document): () => void {
  const noMenu = (event: Event) => event.preventDefault();
  const noKey = (event: KeyboardEvent) => {
    if (isDevToolsKey(event)) event.preventDefault();
  };
  page.addEventListener('contextmenu', noMenu);
  page.addEventListener('keydown', noKey);
  return () => {
    page.removeEventListener('contextmenu', noMenu);
    page.removeEventListener('keydown', noKey);
  };
}
