import { flatWords } from './testing/translation-files';

// Labels that the specification requires in addition to the other texts of the screens.
const FEATURES = 'apps/storefront/src/features';

it.each([
  ['[CAT-075]', 'browse-accounts/details', { trophies: 'Trophies', friends: 'Friends' }],
  ['[CAT-081]', 'browse-gift-cards', { terms: 'Terms' }],
  [
    '[CAT-084]',
    'browse-accounts/details',
    { 'consoles.ps4': 'PS4', 'consoles.ps5': 'PS5', 'consoles.psPortal': 'PS Portal' },
  ],
  [
    '[ORD-034]',
    'support',
    {
      priority: 'Priority',
      'priorities.high': 'High',
      'priorities.medium': 'Medium',
      'priorities.low': 'Low',
    },
  ],
  ['[ORD-035]', 'support', { description: 'Description' }],
] as [string, string, Record<string, string>][])('%s %s has its labels', (id, feature, labels) => {
  const english = flatWords(`${FEATURES}/${feature}/i18n`, 'en');
  const arabic = flatWords(`${FEATURES}/${feature}/i18n`, 'ar');
  for (const [key, label] of Object.entries(labels)) {
    expect(english.get(key)).toBe(label);
    // Names of consoles are not translated.
    expect(arabic.get(key)).toMatch(id === '[CAT-084]' ? label : /[\u0600-\u06ff]/);
  }
});
