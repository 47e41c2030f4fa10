import type { AccountView, GiftCardView } from '@manette/contracts/catalog';

const TIMES = { createdAt: '2026-01-01T10:00:00.000Z', updatedAt: '2026-01-01T10:00:00.000Z' };

/** Returns an account listing without pictures, with the fields of `change`. */
export const anAccount = (change: Partial<AccountView> = {}): AccountView => ({
  _id: '0199a7c2-0000-7000-8000-0000000000a1',
  codeName: 'Sirocco-05',
  console: 'PS5',
  service: 'Principal_Online/Offline',
  games: ['Night Harbour', 'Monsoon City'],
  images: [],
  pictures: [],
  countedStock: false,
  rating: null,
  prix: { amount: 6500, currency: 'DZD' },
  duration: 6,
  available: 3,
  description: 'Two complete games with their add-ons.',
  ...TIMES,
  ...change,
});

/** Returns a gift card without pictures, with the fields of `change`. */
export const aGiftCard = (change: Partial<GiftCardView> = {}): GiftCardView => ({
  _id: '0199a7c2-0000-7000-8000-0000000000c1',
  name: 'PlayStation $50',
  platform: 'PlayStation',
  region: 'US',
  value: { amount: 50, currency: 'USD' },
  price: { amount: 9400, currency: 'DZD' },
  description: 'Top-up for a store account of the United States region.',
  redemptionInstructions: 'Open the store, choose Redeem code and type the code.',
  available: 14,
  images: [],
  pictures: [],
  countedStock: false,
  rating: null,
  ...TIMES,
  ...change,
});

/** Returns a processed picture of a listing; `src` is its address in `images`. */
export const aPicture = (src: string): AccountView['pictures'][number] => ({
  src,
  avif: `${src.replace('.webp', '.avif')} 320w`,
  webp: `${src} 320w`,
  width: 400,
  height: 500,
  color: '#123456',
  blur: '',
});
