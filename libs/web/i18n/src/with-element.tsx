import type { ReactNode } from 'react';

/** A placeholder for a value that is a React element: `t('welcome', { username: ELEMENT })`. */
export const ELEMENT = '\uE000';

/**
 * A translation with `element` in place of `ELEMENT`. react-i18next's `Trans` parses HTML and is larger than the rest of
 * the library.
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
