// Replaces the router in a preview (tools/rspack/page-previews.mjs), which shows one page and does not navigate itself.
import type { ComponentProps } from 'react';

interface LinkProps extends ComponentProps<'a'> {
  to: string;
  /** The state of the router's history entry; a preview ignores it. */
  state?: object;
}

export const Link = ({ to, state: _, ...rest }: LinkProps) => <a {...rest} href={to} />;

export const useLocation = () => ({ pathname: location.pathname, search: location.search, state: null });

/** Does nothing: show-preview.tsx handles clicks on links. */
export const useNavigate = () => () => undefined;
