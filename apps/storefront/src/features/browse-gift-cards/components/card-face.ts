import type { GiftCardView } from '@manette/contracts/catalog';
import { formatAmount } from '@manette/web-ui';

const SIGNS: Partial<Record<string, string>> = { USD: '$', EUR: '€' };
const BRIGHT = 0.4;

/** Returns the relative luminance of a colour `#rrggbb`, from 0 to 1. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns an amount as it is printed on a card: '$50', '€25', '2 000 DZD'. */
export function printedAmount({ amount, currency }: GiftCardView['value']): string {
  const sign = SIGNS[currency];
  return sign ? `${sign}${formatAmount(amount)}` : `${formatAmount(amount)} ${currency}`;
}

/**
 * Returns the text printed on a card, which distinguishes cards that share one picture. `ink`: dark text, on a bright picture.
 * @param title the translated platform
 */
export const cardFace = (
  { platform, value, pictures: [picture] }: GiftCardView,
  title: string = platform,
) => ({
  title,
  amount: printedAmount(value),
  ink: picture !== undefined && brightness(picture.color) > BRIGHT,
});
