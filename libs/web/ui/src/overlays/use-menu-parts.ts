import { createContext, useEffect, useState } from 'react';

export type MenuParts = typeof import('./menu-parts');

/** What the choices of an open menu are made of. */
export const MenuPartsContext = createContext<MenuParts | null>(null);

let loaded: MenuParts | undefined;
const load = async (): Promise<MenuParts> => (loaded ??= await import('./menu-parts'));

/**
 * Loads what opens menus, which is larger than the bar that they are in, once one is likely to be opened.
 * @returns the parts as soon as they are there, and a function that starts loading them; one that failed starts again
 */
export function useMenuParts(): [MenuParts | undefined, () => void] {
  const [parts, setParts] = useState(loaded);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || parts) return;
    load().then(setParts, (error: unknown) => {
      console.warn('A menu cannot be loaded', error);
      setAsked(false);
    });
  }, [isAsked, parts]);
  return [parts, () => setAsked(true)];
}
