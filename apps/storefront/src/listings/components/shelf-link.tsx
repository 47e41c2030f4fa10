import type { MouseEvent } from 'react';
import { Link, useNavigate, type LinkProps } from '@manette/web-router';
import { useShelf } from '../hooks/use-shelf';

/** A link back to the shelf: if the shelf is the previous history entry, to its former scroll position, else to its top. */
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
