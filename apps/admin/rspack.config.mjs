import { mfApp } from '../../tools/rspack/mf-app.mjs';

export default mfApp({
  dir: import.meta.dirname,
  name: 'admin',
  exposes: { './routes': './src/routes.tsx' },
  headings: {
    '': 'admin-panel',
    accounts: 'manage-accounts',
    audit: 'audit-log',
    dashboard: { feature: 'dashboard', summary: 'welcome' },
    giftcards: 'manage-gift-cards',
    integrations: 'integrations',
    moderation: 'moderation',
    payments: 'manage-payments',
    rentals: 'manage-rentals',
    settings: 'shop-settings',
    users: 'manage-users',
  },
});
