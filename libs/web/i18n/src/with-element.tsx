import type { ReactNode } from 'react';

/** A placeholder for a value that is a React element: `t('welcome', { username: ELEMENT })`. */
export const ELEMENT = '\uE000';

/** A translation with `element` in place of `ELEMENT`; no HTML is read in a translation. */
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
