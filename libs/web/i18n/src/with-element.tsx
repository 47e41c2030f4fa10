import type { ReactNode } from 'react';

/** Stands in a translation for a value that is more than text: `t('welcome', { username: ELEMENT })`. */
export const ELEMENT = '\uE000';

/**
 * A translation in which `element` takes the place of `ELEMENT`. What react-i18next has for this reads HTML and
 * weighs more than the rest of it.
 */
export function withElement(text: string, element: ReactNode): ReactNode {
  const [before, ...after] = text.split(ELEMENT);
  return (
    <>
      {before}
      {element}
      {after.join('')}
    </>
  );
}
