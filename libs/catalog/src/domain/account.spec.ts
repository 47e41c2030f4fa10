import { accountFields } from '../testing/listing.mother.js';
import { Account } from './account.js';

const noon = new Date('2026-05-01T12:00:00.000Z');
const later = new Date('2026-05-02T12:00:00.000Z');
const account = (images: string[] = []) => new Account('id', accountFields, images, noon);

describe('an account', () => {
  it('[CAT-073] has no description when the text is empty', () => {
    expect(account().description).toBeNull();
  });

  it('[API-021] changes what is given and keeps what is absent', () => {
    const changed = account(['a']);
    changed.change({ available: 0, prix: { amount: 10 }, description: 'New' }, { added: [] }, later);
    expect(changed).toMatchObject({
      ...{ codeName: 'Orbital 9', available: 0, description: 'New', images: ['a'], games: ['Orbital 9'] },
      price: { amount: 10, currency: 'DZD' },
      createdAt: noon,
      updatedAt: later,
    });
    changed.change({ description: null }, { added: [] }, later);
    expect(changed.description).toBeNull();
  });

  it('is hidden, not removed, when it is deleted', () => {
    const deleted = account();
    deleted.delete(later);
    expect(deleted).toMatchObject({ deletedAt: later, codeName: 'Orbital 9' });
  });
});
