import {
  FILE_MESSAGES,
  IMAGE_MESSAGES,
  MAX_IMAGE_BYTES,
  parseGiftCardFile,
  type GiftCardFields,
  type ParsedCsv,
} from '@manette/contracts/catalog';
import { readListFile } from '../../../file-upload/read-list-file';

const NO_CARDS = 'The prix file holds no gift cards';

const parse = (text: string): ParsedCsv<GiftCardFields> => {
  const { cards, ...rest } = parseGiftCardFile(text);
  return { rows: cards, ...rest };
};

/** Parses a prix file with the server's rules. Returns its gift cards and every error [CAT-131..134]. */
export const readCardFile = (file: File) => readListFile(file, parse, NO_CARDS);

/** @returns why a file cannot be the image of the cards [CAT-130], undefined when it can */
export function cardImageFault({ type, name, size }: File): string | undefined {
  const isKind = type === '' ? /\.(png|jpe?g|jfif)$/i.test(name) : ['image/png', 'image/jpeg'].includes(type);
  if (!isKind) return FILE_MESSAGES.cardImageType;
  return size > MAX_IMAGE_BYTES ? IMAGE_MESSAGES.size : undefined;
}
