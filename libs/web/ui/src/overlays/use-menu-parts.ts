import { createContext, useEffect, useState } from 'react';

export type MenuParts = typeof import('./menu-parts');

/** The components of an open menu's items. */
export const MenuPartsContext = createContext<MenuParts | null>(null);

let loaded: MenuParts | undefined;
const load = async (): Promise<MenuParts> => (loaded ??= await import('./menu-parts'));

/**
 * Loads the code of an open menu on demand, because it is larger than the bar that contains the menus.
 * @returns the components once they are loaded, and a function that starts loading them, also after a failure
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
