import { useRef } from 'react';
import type { OpenTicketInput } from '@manette/contracts/orders';
import { errorMessage, isAnswered, isApiError, newIdempotencyKey } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';
import { useNavigateFromHere } from '@manette/web-router';
import { notify } from '@manette/web-ui';
import { useOpenOrderMutation } from '../api/order.api';
import { OPENED_ELSEWHERE, ORDER_TEXTS } from '../order-texts';

// A rule refused the order: the server's message says why. Any other error gets a generic message.
const isRefusal = (error: unknown) => isApiError(error) && (error.status === 403 || error.status === 409);

/**
 * Opens the ticket of an order and navigates to it [ORD-088..090], unless the client has left the page meanwhile. Uses one
 * idempotency key until the server has answered, so that a double click or a lost response never opens two tickets.
 * @returns `order()` and whether it is running
 */
export function useOrder(kind: keyof typeof ORDER_TEXTS, input: OpenTicketInput) {
  const [openOrder, { isLoading }] = useOpenOrderMutation();
  const navigate = useNavigateFromHere();
  const key = useRef(newIdempotencyKey());
  const leaving = useRef(false);
  const texts = ORDER_TEXTS[kind];
  const order = async () => {
    // The second click of a double click may come after the response and before the navigation.
    if (leaving.current) return;
    leaving.current = true;
    try {
      const ticket = await openOrder({ order: input, key: key.current }).unwrap();
      const goes = navigate(`/support/${ticket._id}`);
      notify.success(translateMessage(goes ? texts.opened : OPENED_ELSEWHERE));
    } catch (error) {
      leaving.current = false;
      if (isAnswered(error)) key.current = newIdempotencyKey();
      notify.error(translateMessage(isRefusal(error) ? errorMessage(error, texts.failed) : texts.failed));
    }
  };
  return { order, ordering: isLoading };
}
