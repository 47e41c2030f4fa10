import type { ReactNode } from 'react';

/** A placeholder for a value that is a React element: `t('welcome', { username: ELEMENT })`. */
export const ELEMENT = '\uE000';

/** Returns a translation with `element` in place of `ELEMENT`; HTML in a translation stays text. */
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
