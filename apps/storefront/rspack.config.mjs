import { mfApp } from '../../tools/rspack/mf-app.mjs';

export default mfApp({
  dir: import.meta.dirname,
  name: 'storefront',
  exposes: { './routes': './src/routes.tsx' },
  // The first request of each page, exactly as api/*.api.ts sends it: the filter parameters are in the same order.
  questions: {
    '': { path: '/api/accounts?limit=6&inStock=true', params: [] },
    accounts: { path: '/api/accounts', params: ['q', 'service', 'console', 'inStock'] },
    'accounts/$': { path: '/api/accounts/$', params: [] },
    giftcards: { path: '/api/giftcards', params: ['q', 'platform', 'region', 'inStock'] },
    'giftcards/$': { path: '/api/giftcards/$', params: [] },
    support: {
      path: '/api/messages/support/tickets',
      params: ['q', 'status', 'type', 'sort'],
      verified: true,
    },
    'support/$': { path: '/api/messages/support/ticket/$', params: [], verified: true },
    'public-chat': { path: '/api/messages/public', params: [], verified: true },
  },
  headings: {
    accounts: 'browse-accounts',
    giftcards: 'browse-gift-cards',
    profile: 'edit-profile',
    rentals: 'my-rentals',
    share: 'share',
    support: 'support',
  },
  previews: {
    accounts: './src/features/browse-accounts/accounts.preview.tsx',
    'accounts/$': './src/features/browse-accounts/account.preview.tsx',
    giftcards: './src/features/browse-gift-cards/gift-cards.preview.tsx',
    'giftcards/$': './src/features/browse-gift-cards/gift-card.preview.tsx',
    // `forClients`: shown only to clients, because administrators see additional tools on these pages.
    'public-chat': { entry: './src/features/public-chat/public-chat.preview.tsx', forClients: true },
    support: './src/features/support/tickets.preview.tsx',
    'support/$': {
      entry: './src/features/support/ticket.preview.tsx',
      forClients: true,
      asks: '/api/messages/support/$',
    },
  },
});
