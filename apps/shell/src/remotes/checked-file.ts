import type { RemoteFile } from './manifest';

export type CheckedElement = HTMLElement & { integrity: string; crossOrigin: string | null };

/**
 * Makes an element load a file only if it has its digest. A preload and what uses it must be alike in this, else the file is
 * fetched twice.
 */
export function asCheckedFile<Element extends CheckedElement>(
  element: Element,
  { integrity }: RemoteFile,
): Element {
  // The chunks of remotes load so too, on this origin as on others.
  return integrity ? Object.assign(element, { integrity, crossOrigin: 'anonymous' }) : element;
}
