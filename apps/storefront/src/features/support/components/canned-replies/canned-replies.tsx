import { lazy, Suspense, useRef, type RefObject } from 'react';
import type { TicketView } from '@manette/contracts/orders';

const RepliesDialog = lazy(() => import('./replies-dialog'));

export interface CannedRepliesProps {
  ticket: TicketView;
  /** Receives a reply, filled in from the ticket, to edit before sending. */
  onChoose: (text: string) => void;
  /** The composer's field. */
  field: RefObject<HTMLTextAreaElement | null>;
  onClose: () => void;
}

/** The canned replies of administrators. Choosing one focuses the field; closing returns the focus. */
export function CannedReplies({ ticket, onChoose, field, onClose }: CannedRepliesProps) {
  const chosen = useRef(false);
  const choose = (text: string) => {
    chosen.current = true;
    onChoose(text);
    onClose();
  };
  return (
    <Suspense>
      <RepliesDialog
        ticket={ticket}
        onChoose={choose}
        onClose={onClose}
        focusAfter={() => (chosen.current ? field.current : null)}
      />
    </Suspense>
  );
}
