import { PaymentCard } from './payment-card.js';
import { Proof } from './proof.js';

const NOW = new Date('2026-11-23T10:00:00Z');
const LATER = new Date('2026-11-23T11:00:00Z');
const PRICE = { amount: 4500, currency: 'DZD' as const };

const sent = () =>
  Proof.send(
    {
      id: 'p',
      ticketId: 't',
      method: { id: 'm', nameEn: 'CCP', nameAr: 'بريد' },
      amount: 4500,
      transactionNumber: 'TX-٠٤٢',
      digest: 'd',
      file: { key: 'private/payments/t/1.png', name: 'proof.png', size: 9, contentType: 'image/png' },
    },
    NOW,
  );

describe('a payment card', () => {
  it('[LIF-023] awaits the payment; changing the amount is not a new request', () => {
    const card = PaymentCard.show('t', PRICE, NOW);
    expect(card).toMatchObject({ id: 't', state: 'awaiting', ...PRICE });
    expect(card.ask({ amount: 12.5, currency: 'EUR' }, LATER)).toBe(false);
    expect(card).toMatchObject({ amount: 12.5, currency: 'EUR', updatedAt: LATER });
  });

  it.each(['submitted', 'accepted'] as const)(
    '[LIF-028] accepts neither a proof nor another amount while %s',
    (state) => {
      const card = PaymentCard.show('t', PRICE, NOW);
      card.follow(state, NOW);
      expect(() => card.assertNoProof()).toThrow('A proof has been sent already');
      expect(() => card.ask(PRICE, LATER)).toThrow('A proof has been sent already');
    },
  );

  it('[LIF-027] accepts another proof after a rejection; asking for an amount is then a new request', () => {
    const card = PaymentCard.show('t', PRICE, NOW);
    card.follow('rejected', NOW);
    expect(() => card.assertNoProof()).not.toThrow();
    expect(card.ask(PRICE, LATER)).toBe(true);
    expect(card.state).toBe('awaiting');
  });
});

describe('a proof', () => {
  it('[LIF-032] stores its transaction number as it was sent, and the key by which it is compared', () => {
    expect(sent()).toMatchObject({
      state: 'submitted',
      transactionNumber: 'TX-٠٤٢',
      transactionKey: 'tx042',
    });
  });

  it('[LIF-027] can be accepted, and then rejected with a reason', () => {
    const proof = sent();
    proof.accept('admin', LATER);
    expect(proof).toMatchObject({ state: 'accepted', decidedBy: 'admin', decidedAt: LATER, reason: null });
    proof.reject('other', 'It did not arrive.', LATER);
    expect(proof).toMatchObject({ state: 'rejected', decidedBy: 'other', reason: 'It did not arrive.' });
  });

  it('[LIF-028] cannot be accepted twice, or decided after a rejection', () => {
    const accepted = sent();
    accepted.accept('admin', LATER);
    expect(() => accepted.accept('admin', LATER)).toThrow('This proof has been decided already');
    const rejected = sent();
    rejected.reject('admin', 'No.', LATER);
    expect(() => rejected.accept('admin', LATER)).toThrow('This proof has been decided already');
    expect(() => rejected.reject('admin', 'No.', LATER)).toThrow('This proof has been decided already');
  });
});
