import {
  FILE_SENTENCES,
  IMAGE_SENTENCES,
  MAX_CARD_FILE_BYTES,
  MAX_IMAGE_BYTES,
  parseGiftCardFile,
  textOfFile,
  type ParsedCardFile,
} from '@manette/contracts/catalog';

const NO_CARDS = 'The prix file holds no gift cards';

const refused = (message: string): ParsedCardFile => ({
  cards: [],
  faults: [{ line: 1, field: '', message }],
  tooLong: false,
});

/** What a prix file would create, and every fault of it, judged as the server will judge it [CAT-131..134]. */
export async function readCardFile(file: File): Promise<ParsedCardFile> {
  if (file.size > MAX_CARD_FILE_BYTES) return refused(FILE_SENTENCES.cardFileSize);
  const text = textOfFile(new Uint8Array(await file.arrayBuffer()));
  if (text === null) return refused(FILE_SENTENCES.notText);
  const parsed = parseGiftCardFile(text);
  if (parsed.tooLong) return refused(FILE_SENTENCES.cardLines);
  return parsed.cards.length + parsed.faults.length === 0 ? refused(NO_CARDS) : parsed;
}

/** @returns why a file cannot be the picture of the cards [CAT-130], undefined when it can */
export function cardImageFault({ type, name, size }: File): string | undefined {
  const isKind = type === '' ? /\.(png|jpe?g|jfif)$/i.test(name) : ['image/png', 'image/jpeg'].includes(type);
  if (!isKind) return FILE_SENTENCES.cardImageType;
  return size > MAX_IMAGE_BYTES ? IMAGE_SENTENCES.size : undefined;
}
