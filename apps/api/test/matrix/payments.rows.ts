import { METHOD } from '../payments/support/payments.js';
import type { MatrixFixtures } from './matrix-fixtures.js';
import type { Row } from './table.js';
import { admins, ownerAndAdmins, verified } from './who.js';

const PAYMENTS = '/api/payments';
const aTicket = (fixtures: MatrixFixtures) => fixtures.aTicket();
const aMethod = (fixtures: MatrixFixtures) => fixtures.aPaymentMethod();
const aProof = (fixtures: MatrixFixtures) => fixtures.aProof();

/** The calls of payments. */
export const payments: Row[] = [
  { call: `get ${PAYMENTS}`, answers: admins() },
  { call: `get ${PAYMENTS}/methods`, answers: verified() },
  { call: `post ${PAYMENTS}/methods`, answers: admins(201), body: METHOD },
  { call: `put ${PAYMENTS}/methods/{id}`, answers: admins(), target: aMethod, body: { active: true } },
  { call: `delete ${PAYMENTS}/methods/{id}`, answers: admins(), target: aMethod },
  { call: `get ${PAYMENTS}/tickets/{ticketId}`, answers: ownerAndAdmins(), target: aTicket },
  {
    call: `put ${PAYMENTS}/tickets/{ticketId}`,
    answers: admins(),
    target: async (fixtures) => {
      await fixtures.aPaymentMethod();
      return fixtures.aTicket();
    },
    body: { amount: { amount: 4500, currency: 'DZD' } },
  },
  {
    call: `post ${PAYMENTS}/tickets/{ticketId}/proofs`,
    answers: { ...ownerAndAdmins('VALIDATION_FAILED'), administrator: 'FORBIDDEN' },
    target: aTicket,
    body: { methodId: 'x', amount: 1, transactionNumber: 'ABCD' },
  },
  {
    call: `get ${PAYMENTS}/tickets/{ticketId}/receipt`,
    answers: ownerAndAdmins(),
    target: (fixtures) => fixtures.aCompletedOrder(),
  },
  { call: `post ${PAYMENTS}/proofs/{id}/accept`, answers: admins(), target: aProof },
  {
    call: `post ${PAYMENTS}/proofs/{id}/reject`,
    answers: admins(),
    target: aProof,
    body: { reason: 'It did not arrive' },
  },
];
