import type { Money } from '@manette/contracts/http';

/** The content of a receipt, independent of language. */
export interface Receipt {
  ticketNumber: string;
  /** The shop, as its settings name and describe it. */
  shop: { name: string; details: string };
  /** When the order was completed, and the shop's time zone. */
  at: string;
  timezone: string;
  /** Null for a deleted client. */
  client: string | null;
  item: { kind: 'item' | 'renewal' | 'subject'; name: string };
  amount: Money | null;
  /** The accepted payment. */
  payment: { method: { en: string; ar: string }; transactionNumber: string } | null;
}

/** Prints receipts as PDF. */
export abstract class ReceiptPrinter {
  abstract print(receipt: Receipt): Promise<Buffer>;
}
