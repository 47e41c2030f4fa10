import clsx from 'clsx';

/** One line of a skeleton. */
export function SkeletonLine({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('sk mt-2', /(^|\s)h-/.test(className ?? '') ? '' : 'h-3', className)}
    />
  );
}

/** The skeleton of a row (a ticket, a user, a row of a table). */
export function RowSkeleton({ disc = true, className }: { disc?: boolean; className?: string }) {
  return (
    <div aria-hidden="true" className={clsx('flex items-center gap-3 py-3', className)}>
      {disc && <div className="sk size-11 flex-none rounded-full" />}
      <div className="min-w-0 flex-1">
        <SkeletonLine className="w-3/5" />
        <SkeletonLine className="w-1/3" />
      </div>
    </div>
  );
}
