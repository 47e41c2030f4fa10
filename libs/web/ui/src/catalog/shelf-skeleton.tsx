import { SkeletonLine } from '../feedback/skeleton';

/** The skeleton of an account's card. */
export function GameCaseSkeleton() {
  return (
    <div className="case" aria-hidden="true">
      <div className="case-box shadow-none">
        <div className="case-band" />
        <div className="case-art sk-tile" />
      </div>
      <SkeletonLine className="mt-4 w-3/5" />
      <SkeletonLine className="w-9/10" />
      <SkeletonLine className="w-3/5" />
      <SkeletonLine className="mt-4 h-5 w-3/5" />
    </div>
  );
}

/** The skeleton of a gift card. */
export function GiftTileSkeleton() {
  return (
    <div className="case" data-kind="gift" aria-hidden="true">
      <div className="case-box shadow-none">
        <div className="case-art sk-tile" />
      </div>
      <SkeletonLine className="mt-4 w-3/5" />
      <SkeletonLine className="h-6 w-2/5" />
      <SkeletonLine className="w-9/10" />
      <SkeletonLine className="mt-4 h-5 w-2/5" />
    </div>
  );
}
