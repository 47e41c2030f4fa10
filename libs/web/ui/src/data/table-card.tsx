import type { ReactNode } from 'react';

export interface TableCardProps {
  /** A heading and its actions, at the top. */
  head?: ReactNode;
  /** Search and filters above the table. */
  tools?: ReactNode;
  /** Pager and counts. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The panel around a table. It sets no overflow, so that the table's head can stick to the navigation bar. */
export function TableCard({ head, tools, foot, children }: TableCardProps) {
  return (
    <div className="rounded-box border border-line bg-surface">
      {head && <div className="flex flex-wrap items-center justify-between gap-3 p-3">{head}</div>}
      {tools && (
        <div
          role="search"
          className="grid grid-cols-2 gap-2 p-3 *:first:col-span-full lg:flex lg:items-end lg:*:first:min-w-0 lg:*:first:flex-1 lg:[&>:not(:first-child)]:w-[180px]"
        >
          {tools}
        </div>
      )}
      {children}
      {foot && <div className="border-t border-line px-4 py-2">{foot}</div>}
    </div>
  );
}
