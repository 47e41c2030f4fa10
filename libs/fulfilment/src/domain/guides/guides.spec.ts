import { pictureOf } from './guide-pictures.js';
import { GUIDE_SENTENCES } from './guide-sentences.js';
import { guideOf, GUIDES } from './guides.js';

const english = (...of: Parameters<typeof guideOf>) => guideOf(...of)?.steps.map(({ en }) => en);
const SETTINGS_PS4 = 'Open Settings, Account Management, Activate as Your Primary PS4, and choose';
const SETTINGS_PS5 = 'Open Settings, Users and Accounts, Other, Console Sharing and Offline Play, and choose';
const ADD = 'Add a user on the console and sign in with the account of your delivery.';
const DOWNLOAD = 'Download the game from the library of that user.';
const LEAVE = ['Sign out of the account on the console.', 'Delete the user of the account from the console.'];

describe('the guides', () => {
  it('[LIF-095] are 21, with titles and a picture of at most 10 KB for each step', () => {
    expect(GUIDES).toHaveLength(21);
    expect(new Set(GUIDES.map(({ key }) => key)).size).toBe(21);
    expect(guideOf('activation', 'ps4', 'Compte_Complet')?.title.en).toBe('Activation on PS4');
    expect(guideOf('return', 'psPortal', 'Secondaire_Online')?.title.en).toBe('Return on PS Portal');
    for (const { picture } of GUIDES.flatMap(({ steps }) => steps)) {
      const name = /^\/api\/guides\/pictures\/(.+)\.svg$/.exec(picture)?.[1] ?? '';
      expect(pictureOf(name)).toMatch(/^<svg .+<\/svg>$/);
      expect(Buffer.byteLength(pictureOf(name) ?? '')).toBeLessThan(10_240);
    }
    expect(pictureOf('constructor')).toBeUndefined();
  });

  it('[LIF-096] say how each kind of account is activated', () => {
    expect(english('activation', 'ps4', 'Principal_Online/Offline')).toEqual([
      ADD,
      `${SETTINGS_PS4} Activate.`,
      DOWNLOAD,
      'Play with your own user.',
    ]);
    expect(english('activation', 'psPortal', 'Offline_Principal')).toEqual([
      ADD,
      `${SETTINGS_PS5} Enable.`,
      DOWNLOAD,
      'After the download, disconnect the console from the internet.',
      'Do not delete the game.',
      'On the PS Portal, sign in with the same account and connect to the PS5.',
    ]);
    const secondary = ['Stay connected to the internet and play with the user of the account only.'];
    expect(english('activation', 'ps4', 'Secondaire_Online')).toEqual([
      ADD,
      'Do not activate this console as your primary PS4.',
      DOWNLOAD,
      ...secondary,
    ]);
    expect(english('activation', 'ps5', 'Secondaire_Online')?.[1]).toBe(
      'Do not enable Console Sharing and Offline Play.',
    );
    expect(english('activation', 'ps5', 'Compte_Complet')?.at(-1)).toBe(
      'Change the address, the password and the second step: the account is yours.',
    );
  });

  it('[LIF-097] say how an account is returned; a whole account has no such guide', () => {
    expect(english('return', 'ps4', 'Offline_Principal')).toEqual([`${SETTINGS_PS4} Deactivate.`, ...LEAVE]);
    expect(english('return', 'psPortal', 'Principal_Online/Offline')).toEqual([
      `${SETTINGS_PS5} Disable.`,
      ...LEAVE,
      'Sign out on the PS Portal.',
    ]);
    expect(english('return', 'ps5', 'Secondaire_Online')).toEqual(LEAVE);
    expect(guideOf('return', 'ps5', 'Compte_Complet')).toBeNull();
  });

  it('[LIF-096] are in Arabic letters in Arabic', () => {
    for (const { ar } of Object.values(GUIDE_SENTENCES)) expect(ar).toMatch(/^\P{Lu}*\p{Script=Arabic}/u);
  });
});
