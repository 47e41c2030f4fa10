import type { MatrixFixtures } from './matrix-fixtures.js';
import type { Row } from './table.js';
import { admins, ownerAndAdmins, verified, type Answers } from './who.js';

const anAccount = (fixtures: MatrixFixtures) => fixtures.anAccount();
const RENTALS = '/api/rentals';
const aTerm = (fixtures: MatrixFixtures) => fixtures.aTerm();
/** Only the rental's client may call: administrators are refused, and other clients get NOT_FOUND. */
const itsClient = (answer: number): Answers => ({ ...ownerAndAdmins(answer), administrator: 'FORBIDDEN' });
const returned = { reason: 'It is here' };

/** The calls of rentals. */
export const rentals: Row[] = [
  { call: `get ${RENTALS}/accounts/{accountId}`, answers: admins(), target: anAccount },
  {
    call: `put ${RENTALS}/accounts/{accountId}`,
    answers: admins(),
    target: anAccount,
    body: { enabled: true },
  },
  {
    call: `post ${RENTALS}/accounts/{accountId}/slots`,
    answers: admins(201),
    target: (fixtures) => fixtures.aLedger(),
    body: { kind: 'secondary', count: 1 },
  },
  { call: `get ${RENTALS}/slots`, answers: admins() },
  { call: `delete ${RENTALS}/slots/{id}`, answers: admins(), target: (fixtures) => fixtures.aSlot() },
  { call: `get ${RENTALS}/terms`, answers: admins() },
  {
    call: `post ${RENTALS}/terms`,
    answers: admins(201),
    body: (fixtures) => fixtures.aRentalByHand(),
  },
  { call: `get ${RENTALS}/mine`, answers: verified() },
  { call: `get ${RENTALS}/terms/{id}`, answers: ownerAndAdmins(), target: aTerm },
  {
    call: `patch ${RENTALS}/terms/{id}`,
    answers: admins(),
    target: aTerm,
    body: { endsAt: '2100-01-01T00:00:00Z', reason: 'Goodwill' },
  },
  { call: `post ${RENTALS}/terms/{id}/renew`, answers: itsClient(201), target: aTerm },
  { call: `post ${RENTALS}/terms/{id}/return`, answers: itsClient(200), target: aTerm },
  { call: `post ${RENTALS}/terms/{id}/confirm-return`, answers: admins(), target: aTerm, body: returned },
];
