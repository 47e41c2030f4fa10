import { parseAccountListFile, parseGiftCardFile, type ParsedCsv } from '@manette/contracts/catalog';
import type { FieldsOf, ListingKind } from '../../domain/listing-kinds.js';
import { ANY_IMAGE, PNG_OR_JPEG, type AcceptedImages } from '../upload-pictures/accepted-images.js';

/** How the CSV file of one kind of listing is parsed, and which images may be uploaded with it. */
interface ListFile<K extends ListingKind> {
  parse(text: string): ParsedCsv<FieldsOf<K>>;
  images: AcceptedImages;
}

export const LIST_FILES: { [K in ListingKind]: ListFile<K> } = {
  account: { parse: parseAccountListFile, images: ANY_IMAGE },
  giftCard: {
    parse: (text) => {
      const { cards, ...parsed } = parseGiftCardFile(text);
      return { rows: cards, ...parsed };
    },
    images: PNG_OR_JPEG,
  },
};
