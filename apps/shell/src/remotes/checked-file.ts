import type { RemoteFile } from './manifest';

export type CheckedElement = HTMLElement & { integrity: string; crossOrigin: string | null };

/**
 * Makes an element load a file only if the file matches its digest. A preload must have the same attributes as the element
 * that uses the file, otherwise the browser fetches the file twice.
 */
export function asCheckedFile<Element extends CheckedElement>(
  element: Element,
  { integrity }: RemoteFile,
): Element {
  // The chunks of remotes are loaded with the same attributes, on this origin and on others.
  return integrity ? Object.assign(element, { integrity, crossOrigin: 'anonymous' }) : element;
}
