import type { AccountItemFields, CardItemFields, SecretView } from '@manette/contracts/fulfilment';

/** What an item delivers, in clear; it leaves this context in the answer of a reveal alone [LIF-064]. */
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
 * What must be equal in two items for them to be the same: a code without case, spaces and hyphens, in the whole vault; an
 * address without case and spaces, in its listing and kind of slot [LIF-050].
 */
export function equalityOf(content: ItemContent, listingId: string, slotKind: string | null): string {
  if ('code' in content) return `code ${plain(content.code).replace(SPACES_AND_HYPHENS, '')}`;
  return `account ${listingId} ${slotKind ?? ''} ${plain(content.address).replace(SPACES, '')}`;
}
