import type { AccountItemFields, CardItemFields, SecretView } from '@manette/contracts/fulfilment';

/** The content of an item in plain text. It leaves this context only in the response of a reveal [LIF-064]. */
export type ItemContent = SecretView;

export const accountContent = ({
  address,
  password,
  secondStep,
}: Pick<AccountItemFields, 'address' | 'password' | 'secondStep'>): ItemContent => ({
  address,
  password,
  secondStep: secondStep || null,
});

export const cardContent = ({ code }: CardItemFields): ItemContent => ({ code });

const SPACES = /\s+/gu;
const SPACES_AND_HYPHENS = /[\s\p{Pd}]+/gu;
const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * Returns the text that is equal for two items with the same content: a code without case, spaces and hyphens, in the
 * whole vault; an address without case and spaces, in its listing and kind of slot [LIF-050].
 */
export function equalityOf(content: ItemContent, listingId: string, slotKind: string | null): string {
  if ('code' in content) return `code ${plain(content.code).replace(SPACES_AND_HYPHENS, '')}`;
  return `account ${listingId} ${slotKind ?? ''} ${plain(content.address).replace(SPACES, '')}`;
}
