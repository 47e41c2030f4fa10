import type { ReactNode } from 'react';
import { Price } from '@manette/web-ui';

const BAR =
  'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-(--foot-h) max-lg:z-10 max-lg:flex max-lg:items-center max-lg:gap-4 ' +
  'max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-(--gutter) max-lg:py-3';

/** Contains the order button. On a phone the bar is fixed at the bottom of the screen and also shows the price. */
export function BuyBar({
  price,
  children,
}: {
  price: { amount: number; currency: string };
  children: ReactNode;
}) {
  return (
    <div className={BAR}>
      <Price {...price} className="lg:hidden" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
