import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** A link of the caller's router without content: `<Link to="/accounts/1" />`. This library depends on no router. */
export type LinkElement = ReactElement<{
  children?: ReactNode;
  className?: string;
  'aria-label'?: string;
}>;

/** Returns the caller's link with the given content, class and accessible name. */
export const fillLink = (
  link: LinkElement,
  props: { className?: string; 'aria-label'?: string },
  content: ReactNode,
) => cloneElement(link, props, content);
