import type {
  AccountChanges,
  AccountFields,
  AccountView,
  GiftCardChanges,
  GiftCardFields,
  GiftCardView,
  ItemRef,
} from '@manette/contracts/catalog';

/** The two kinds of listings; what is the same for both is written once, over the kind. */
export type ListingKind = ItemRef['kind'];

interface KindTypes {
  account: { fields: AccountFields; changes: AccountChanges; view: AccountView };
  giftCard: { fields: GiftCardFields; changes: GiftCardChanges; view: GiftCardView };
}

/** What a listing of the kind is created from. */
export type FieldsOf<K extends ListingKind> = KindTypes[K]['fields'];
/** What may change of a listing of the kind; absent fields stay. */
export type ChangesOf<K extends ListingKind> = KindTypes[K]['changes'];
/** A listing of the kind as clients see it. */
export type ViewOf<K extends ListingKind> = KindTypes[K]['view'];
