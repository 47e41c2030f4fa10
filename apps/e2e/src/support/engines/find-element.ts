/** The kinds of elements that can be found by name. */
export type Kind = 'button' | 'link' | 'heading' | 'field' | 'text';

/**
 * Runs in the page, so it uses nothing of this module.
 * @returns the last visible element of this kind and name
 */
export function findElement(kind: string, name: string): Element | null {
  const selectors: Record<string, string> = {
    button: 'button:not([disabled])',
    link: 'a[href]',
    heading: 'h1',
    field: 'input, textarea',
    text: 'body *',
  };
  const isVisible = (element: Element) => element.getClientRects().length > 0;
  const nameOf = (element: Element) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent);
    const own = kind === 'field' ? labels[0] : element.textContent;
    return (element.getAttribute('aria-label') ?? own ?? '').trim();
  };
  const hasName = (element: Element) =>
    kind === 'text'
      ? [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.includes(name))
      : nameOf(element) === name;
  const all = [...document.querySelectorAll(selectors[kind] ?? kind)];
  const found = all.findLast((element) => isVisible(element) && hasName(element)) ?? null;
  found?.scrollIntoView({ block: 'center' });
  return found;
}
