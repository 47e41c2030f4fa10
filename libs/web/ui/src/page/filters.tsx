import type { ReactNode } from 'react';

const PHONE = 'mb-6 grid grid-cols-2 gap-3 *:first:col-span-full max-sm:*:nth-4:col-span-full';
const DESK =
  'sm:grid-cols-[minmax(0,1fr)_200px_160px] sm:*:first:col-auto lg:has-[>:nth-child(4)]:grid-cols-[minmax(0,1fr)_200px_160px_220px]';

/** A list's search field and selects. On a phone the search field has the first line, and two selects share the second. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <div role="search" className={`${PHONE} ${DESK}`}>
      {children}
    </div>
  );
}
