import { DecimalType, EntitySchema } from '@mikro-orm/core';
import { Proof } from '../../domain/proof.js';

const text = { type: 'string' } as const;
const optionalText = { type: 'string', nullable: true } as const;

/** How proofs are mapped to `payments.proof`. */
export const proofSchema = new EntitySchema<Proof>({
  class: Proof,
  schema: 'payments',
  tableName: 'proof',
  properties: {
    id: { type: 'uuid', primary: true },
    ticketId: { type: 'uuid' },
    state: text,
    methodId: { type: 'uuid' },
    methodEn: text,
    methodAr: text,
    amount: { type: new DecimalType('number') },
    transactionNumber: text,
    transactionKey: text,
    digest: text,
    fileKey: optionalText,
    fileName: optionalText,
    fileSize: { type: 'integer', nullable: true },
    fileType: optionalText,
    reason: optionalText,
    decidedBy: { type: 'uuid', nullable: true },
    createdAt: { type: 'datetime' },
    decidedAt: { type: 'datetime', nullable: true },
  },
});
