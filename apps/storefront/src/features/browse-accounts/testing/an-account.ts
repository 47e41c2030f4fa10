import type { AccountView } from '@manette/contracts/catalog';

/** Returns an account in stock, with the changes that the test needs. */
export const anAccount = (change: Partial<AccountView> = {}): AccountView => ({
  _id: '0199a7c2-0000-7000-8000-00000000000a',
  codeName: 'Sirocco-05',
  console: 'PS5',
  service: 'Principal_Online/Offline',
  games: ['Night Harbour', 'Kasbah Runner', 'Deepwell', 'Orbital 9', 'Lanterns'],
  images: ['/uploads/public/a.webp'],
  pictures: ['a', 'b'].map((name) => ({
    src: `/uploads/public/${name}.webp`,
    avif: `/uploads/public/${name}.avif 400w`,
    webp: `/uploads/public/${name}.webp 400w`,
    width: 400,
    height: 500,
    color: '#112233',
    blur: 'data:image/webp;base64,AA==',
  })),
  prix: { amount: 6500, currency: 'DZD' },
  duration: 6,
  available: 3,
  countedStock: false,
  rating: null,
  description: 'Seven complete games.',
  createdAt: '2025-01-01T10:00:00.000Z',
  updatedAt: '2025-01-01T10:00:00.000Z',
  ...change,
});
