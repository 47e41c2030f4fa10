import type { CardState, PaymentCard } from './payment-card.js';
import type { Proof } from './proof.js';

/** The fields of a method that a proof stores. */
export interface OfferedMethod {
  id: string;
  nameEn: string;
  nameAr: string;
}

/** Another ticket whose flags change with a proof. */
export interface SharingTicket {
  ticketId: string;
  clientId: string;
  state: CardState;
}

/** Cards and proofs; inside a unit of work that has locked the ticket. */
export abstract class PaymentRepository {
  /** Returns the current card of a ticket. */
  abstract cardOf(ticketId: string): Promise<PaymentCard | null>;
  abstract addCard(card: PaymentCard): Promise<void>;
  abstract saveCard(card: PaymentCard): Promise<void>;
  /** The ticket of a proof, without a lock. @throws ProofNotFound */
  abstract ticketOf(proofId: string): Promise<string>;
  /** @throws ProofNotFound */
  abstract proof(id: string): Promise<Proof>;
  abstract addProof(proof: Proof): Promise<void>;
  abstract saveProof(proof: Proof): Promise<void>;
  /** Returns whether any payment method is active. */
  abstract hasActiveMethod(): Promise<boolean>;
  /** @throws MethodNotOffered */
  abstract activeMethod(id: string): Promise<OfferedMethod>;
  /** The other tickets with a proof of the same bytes or the same transaction number. */
  abstract ticketsSharing(proof: Proof): Promise<SharingTicket[]>;
  /** Deletes card and proofs of a ticket. Returns the keys of their files. */
  abstract deletePayment(ticketId: string): Promise<string[]>;
}
