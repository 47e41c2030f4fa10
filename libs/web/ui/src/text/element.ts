import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** A link of the caller's router without its content: `<Link to="/accounts/1" />`. This library knows no router. */
export type LinkElement = ReactElement<{
  children?: ReactNode;
  className?: string;
  'aria-label'?: string;
}>;

/** The caller's link with our content, class and name in it. */
export const fillLink = (
  link: LinkElement,
  props: { className?: string; 'aria-label'?: string },
  content: ReactNode,
) => cloneElement(link, props, content);
