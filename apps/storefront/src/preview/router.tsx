// Stands in for the router in a preview (tools/rspack/page-previews.mjs), which shows one page and leads nowhere by itself.
import type { ComponentProps } from 'react';

interface LinkProps extends ComponentProps<'a'> {
  to: string;
  /** Belongs to the router's history; a preview writes none. */
  state?: object;
}

export const Link = ({ to, state: _, ...rest }: LinkProps) => <a {...rest} href={to} />;

export const useLocation = () => ({ pathname: location.pathname, search: location.search, state: null });

/** Links lead on by themselves (show-preview.tsx). */
export const useNavigate = () => () => undefined;
