const isDevToolsKey = (event: KeyboardEvent) =>
  event.key === 'F12' || (event.ctrlKey && event.shiftKey && event.key.toUpperCase() === 'I');

/**
 * The specified deterrent: no context menu [SHELL-005], no F12 [SHELL-006], no ctrl+shift+I [SHELL-007].
 * @returns takes it back
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
