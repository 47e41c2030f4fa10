import type { ReactNode } from 'react';

/** A list's search field and selects: the search takes the first line of a phone, the selects share the second. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <div
      role="search"
      className="mb-6 grid grid-cols-2 gap-3 *:first:col-span-full sm:grid-cols-[minmax(0,1fr)_200px_160px] sm:*:first:col-auto"
    >
      {children}
    </div>
  );
}
