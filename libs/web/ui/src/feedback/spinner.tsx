import clsx from 'clsx';

/** A loading indicator without a skeleton, with an accessible name ('Loading'). */
export function Spinner({ label, className, page }: { label: string; className?: string; page?: boolean }) {
  return (
    <span
      role="status"
      aria-label={label}
      className={clsx(page ? 'grid min-h-[60dvb] place-items-center' : 'inline-grid', className)}
    >
      <span className={clsx('spin text-muted', page && 'size-9!')} aria-hidden="true" />
    </span>
  );
}
