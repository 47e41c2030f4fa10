import clsx from 'clsx';

export interface CountBadgeProps {
  count: number;
  /**
   * Drawn and not written: inside something whose own name says the count with its word ('Accounts, 3 new'), which a
   * bare number in its text would contradict.
   */
  painted?: boolean;
  className?: string;
}

const LOOK =
  'inline-grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-1 leading-none font-strong ' +
  'text-on-accent tabular-nums';

/** How much is new; nothing for none. */
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
