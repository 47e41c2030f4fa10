import clsx from 'clsx';

/** How much is new; nothing for none. The words for it belong to the name of what it stands on. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null;
  return (
    <span
      className={clsx(
        'inline-grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-1 leading-none font-strong text-on-accent tabular-nums',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
