import clsx from 'clsx';
import { SkeletonLine } from '../feedback/skeleton';

export interface DetailsSkeletonProps {
  /** The accessible name of the loading state: 'Loading'. */
  label: string;
  kind: 'account' | 'gift';
}

/** The skeleton of a listing's details page: the picture on one side, name, price and button on the other. */
export function DetailsSkeleton({ label, kind }: DetailsSkeletonProps) {
  return (
    <div
      role="status"
      aria-label={label}
      className="grid gap-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-start lg:gap-10"
    >
      <div
        className={clsx(
          'sk-tile rounded-box',
          kind === 'gift' ? 'aspect-8/5' : 'aspect-4/5 sm:aspect-square',
        )}
      />
      <div>
        <SkeletonLine className="h-6 w-2/5" />
        <SkeletonLine className="mt-5 h-11 w-3/5" />
        <SkeletonLine className="mt-5 h-10 w-2/5" />
        <SkeletonLine className="mt-6 h-12 w-full" />
        <SkeletonLine className="mt-5 w-9/10" />
        <SkeletonLine className="w-3/5" />
      </div>
    </div>
  );
}
