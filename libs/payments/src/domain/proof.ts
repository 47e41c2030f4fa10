import type { ProofState } from '@manette/contracts/payments';
import type { FieldsOf, StoredAttachment } from '@manette/conversation/message';
import { ProofDecidedAlready } from './payment.errors.js';
import { transactionKey } from './transaction-key.js';

/** A proof that is being sent. */
export interface NewProof {
  id: string;
  ticketId: string;
  method: { id: string; nameEn: string; nameAr: string };
  amount: number;
  transactionNumber: string;
  /** SHA-256 of the received bytes, in hex. The stored file differs, because its metadata was removed. */
  digest: string;
  file: StoredAttachment;
}

/** The proof of a payment that a client sends. */
export class Proof {
  readonly id!: string;
  readonly ticketId!: string;
  readonly state!: ProofState;
  readonly methodId!: string;
  readonly methodEn!: string;
  readonly methodAr!: string;
  readonly amount!: number;
  readonly transactionNumber!: string;
  readonly transactionKey!: string;
  readonly digest!: string;
  readonly fileKey!: string | null;
  readonly fileName!: string | null;
  readonly fileSize!: number | null;
  readonly fileType!: string | null;
  readonly reason!: string | null;
  readonly decidedBy!: string | null;
  readonly createdAt!: Date;
  readonly decidedAt!: Date | null;

  static send({ id, ticketId, method, amount, transactionNumber, digest, file }: NewProof, now: Date): Proof {
    const proof = new Proof();
    proof.write({
      ...{ id, ticketId, amount, transactionNumber, digest },
      ...{ methodId: method.id, methodEn: method.nameEn, methodAr: method.nameAr },
      ...{ fileKey: file.key, fileName: file.name, fileSize: file.size, fileType: file.contentType },
      ...{ reason: null, decidedBy: null, createdAt: now, decidedAt: null },
      state: 'submitted',
      transactionKey: transactionKey(transactionNumber),
    });
    return proof;
  }

  /** @throws ProofDecidedAlready unless it was submitted */
  accept(adminId: string, now: Date): void {
    if (this.state !== 'submitted') throw new ProofDecidedAlready();
    this.write({ state: 'accepted', decidedBy: adminId, decidedAt: now });
  }

  /**
   * Rejects a submitted or an accepted proof, for example if the money never arrived. @throws ProofDecidedAlready
   * when it was rejected
   */
  reject(adminId: string, reason: string, now: Date): void {
    if (this.state === 'rejected') throw new ProofDecidedAlready();
    this.write({ state: 'rejected', reason, decidedBy: adminId, decidedAt: now });
  }

  private write(changes: Partial<FieldsOf<Proof>>): void {
    Object.assign(this, changes);
  }
}
