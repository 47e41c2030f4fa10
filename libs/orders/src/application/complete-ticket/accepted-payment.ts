import { GetShopSettings, type ShopSettings } from '@manette/contracts/orders';
import type { QueryBus } from '@nestjs/cqrs';
import type { Ticket } from '../../domain/ticket.js';
import { PaymentRequired } from '../../domain/ticket.errors.js';

/**
 * Checks the payment of an order that is being completed, if the shop requires proof of payment [LIF-039].
 * @returns the given reason if it was needed, else null
 * @throws PaymentRequired
 */
export async function judgePayment(
  queries: QueryBus,
  ticket: Ticket,
  override: string | undefined,
): Promise<string | null> {
  const { requirePaymentProof }: ShopSettings = await queries.execute(new GetShopSettings());
  if (!requirePaymentProof || ticket.payment === 'accepted') return null;
  const isOwed = ticket.payment !== 'none' || (ticket.price()?.amount ?? 0) > 0;
  if (!isOwed) return null;
  if (!override) throw new PaymentRequired();
  return override;
}
