import { useState } from 'react';
import type { ChangeStatusInput } from '@manette/contracts/orders';
import { errorMessage, isApiError } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';
import { useChangeTicketStatusMutation } from '../api/tickets.api';

const FAILED = 'Failed to update order status';
/** The statuses of refusals whose own message explains what to do: a conflict (409), or a missing choice (400). */
const SAID_BY_SERVER = [400, 409];

type Completion = Pick<ChangeStatusInput, 'paymentOverride' | 'slotKind'>;

/** Completes an order and shows the result. The response decides which dialog is shown next. */
export function useCompleteOrder(id: string) {
  const [asked, ask] = useState<'nothing' | 'confirmation' | 'reason'>('nothing');
  const [change, { isLoading: busy }] = useChangeTicketStatusMutation();
  const complete = async (completion: Completion) => {
    const { error } = await change({ id, change: { status: 'completed', ...completion } });
    if (!error) {
      notify.success(translateMessage('Order marked as completed!'));
      return ask('nothing');
    }
    if (isApiError(error) && error.data.code === 'PAYMENT_REQUIRED') return ask('reason');
    const said = isApiError(error) && SAID_BY_SERVER.includes(error.status);
    notify.error(translateMessage(said ? errorMessage(error, FAILED) : FAILED));
    // On status 400 the dialog stays open, because the missing choice is made in it.
    if (!isApiError(error) || error.status !== 400) ask('nothing');
  };
  return { asked, ask, complete, busy };
}
