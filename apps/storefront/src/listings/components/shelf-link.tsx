import type { MouseEvent } from 'react';
import { Link, useNavigate, type LinkProps } from '@manette/web-router';
import { useShelf } from '../hooks/use-shelf';

/** Back to the shelf: to the very place on it that the reader came from, or to its beginning. */
export function ShelfLink({ path, ...rest }: Omit<LinkProps, 'to'> & { path: string }) {
  const { address, isBehind } = useShelf(path);
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!isBehind || opensElsewhere) return;
    event.preventDefault();
    void navigate(-1);
  };
  return <Link {...rest} to={address} onClick={goBack} />;
}
