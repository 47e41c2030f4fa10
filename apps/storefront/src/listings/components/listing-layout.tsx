import type { ReactNode } from 'react';

/** The layout of a listing's page: pictures and texts on one side, the panel on the other; on a phone in one column. */
export const ListingLayout = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-6 max-lg:pb-20 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-start lg:gap-10">
    {children}
  </div>
);

/** The panel with a listing's heading, price and order button; sticky, so that it stays visible beside long content. */
export const ListingPanel = ({ children }: { children: ReactNode }) => (
  <div className="grid content-start gap-4 lg:sticky lg:top-[calc(var(--page-top)+16px)] lg:col-start-2 lg:row-span-2 lg:row-start-1">
    {children}
  </div>
);
