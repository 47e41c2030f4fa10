import type { Platform } from '@manette/contracts/catalog';

const steps = (...lines: string[]): string => lines.map((line, index) => `${index + 1}. ${line}`).join('\n');

/** Instructions for redeeming a code, by platform, one step per line. */
export const REDEMPTION: Record<Platform, string> = {
  PlayStation: steps(
    'Turn the console on and open the store with the account that shall receive the amount.',
    'Scroll down the menu on the side and choose to redeem a code.',
    'Type the twelve characters without spaces and confirm.',
    'The new balance is shown at once. If the code is refused, check the country of the account first.',
  ),
  Xbox: steps(
    'Open the guide with the middle button, then the store.',
    'Choose to use a code.',
    'Type the twenty-five characters; the dashes appear by themselves.',
    'Confirm. A game starts to download, an amount goes to the balance of the account.',
  ),
  Netflix: steps(
    'Open the redeem page in a browser, not in the app.',
    'Sign in, or make an account with the plan that you like.',
    'Type the code and confirm. The next months are taken from this amount until it is used up.',
  ),
  Amazon: steps(
    'Sign in on the site of the region that is printed on the card.',
    'Open your account, then gift cards.',
    'Enter the code and add it to the balance. It is used by itself for the next order.',
  ),
  Fortnite: steps(
    'Sign in on the redeem page in a browser, with the account that you play with.',
    'Type the code and choose the device that you play on. This choice cannot be changed later.',
    'Start the game again: the amount is on the account.',
  ),
  Steam: steps(
    'Open the client or the site and sign in.',
    'Open the account details and choose to add funds with a wallet code.',
    'Type the code and confirm. The amount is converted to the currency of the account.',
  ),
  'Google Play': steps(
    'Open the store on the telephone and touch your picture.',
    'Choose payments, then redeem a code.',
    'Type or scan the code and confirm the country that is shown.',
  ),
  'App Store': steps(
    'Open the store on the telephone and touch your picture.',
    'Choose to redeem a card or a code.',
    'Type the code, or point the camera at it, and confirm.',
  ),
  Spotify: steps(
    'Sign in on the redeem page in a browser with the account that shall have the subscription.',
    'Leave a family or a student plan first, if you are in one.',
    'Type the code and confirm. The months begin today, or when the running ones end.',
  ),
  Other: steps(
    'You get the code in this chat, with the address or the number where it is used.',
    'Use it once, on one account or one telephone.',
    'Write to us in the same ticket if it is refused: keep the sentence that you see.',
  ),
};
