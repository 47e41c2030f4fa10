import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { TicketView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { IconButton, SkeletonLine } from '@manette/web-ui';
import { OrderLine } from './order-line';
import { TicketFacts } from './ticket-facts';

export interface TicketSideProps {
  ticket: TicketView;
  actions: ReactNode;
  /** Additional content below the facts, for administrators. */
  children?: ReactNode;
}

/**
 * The order beside the messages, with its actions. A phone shows the item and the actions; the rest is collapsed to leave
 * space for the messages.
 */
export function TicketSide({ ticket, actions, children }: TicketSideProps) {
  const { t } = useTranslation('support');
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  return (
    <>
      <div className="flex items-center gap-2">
        <OrderLine ticket={ticket} />
        <IconButton
          label={t('details')}
          aria-expanded={unfolded}
          aria-controls={id}
          icon={<ChevronDown aria-hidden className={unfolded ? 'rotate-180' : undefined} />}
          className="ms-auto lg:hidden"
          onClick={() => setUnfolded(!unfolded)}
        />
      </div>
      <div
        id={id}
        className={clsx('max-lg:max-h-[40dvh] max-lg:overflow-y-auto', !unfolded && 'max-lg:hidden')}
      >
        <TicketFacts ticket={ticket} />
        {children}
      </div>
      <div className="mt-2 flex gap-2 lg:mt-6 lg:grid">{actions}</div>
    </>
  );
}

/** The skeleton of an open order while it loads: its item and a row of actions. */
export function TicketSideSkeleton() {
  return (
    <>
      <div className="flex h-11 items-center">
        <SkeletonLine className="mt-0! h-5 w-1/2" />
      </div>
      <SkeletonLine className="h-11 w-1/3 lg:mt-6 lg:w-full" />
    </>
  );
}
