import clsx from 'clsx';

export interface CountBadgeProps {
  count: number;
  /**
   * Draws the number with CSS, not as text: for use inside an element whose own name contains the count ('Accounts, 3 new'),
   * which a bare number in its text would contradict.
   */
  painted?: boolean;
  className?: string;
}

const LOOK =
  'inline-grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-1 leading-none font-strong ' +
  'text-on-accent tabular-nums';

/** The number of new things; renders nothing for 0. */
export function CountBadge({ count, painted, className }: CountBadgeProps) {
  if (count <= 0) return null;
  const words = count > 99 ? '99+' : String(count);
  return painted ? (
    <span dir="ltr" data-words={words} className={clsx(LOOK, 'drawn', className)} />
  ) : (
    <span dir="ltr" className={clsx(LOOK, className)}>
      {words}
    </span>
  );
}
