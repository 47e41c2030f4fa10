import type {
  AccountChanges,
  AccountFields,
  AccountView,
  GiftCardChanges,
  GiftCardFields,
  GiftCardView,
  ItemRef,
} from '@manette/contracts/catalog';

/** The two kinds of listings. Code that is the same for both takes the kind as a parameter. */
export type ListingKind = ItemRef['kind'];

interface KindTypes {
  account: { fields: AccountFields; changes: AccountChanges; view: AccountView };
  giftCard: { fields: GiftCardFields; changes: GiftCardChanges; view: GiftCardView };
}

/** The fields from which a listing of the kind is created. */
export type FieldsOf<K extends ListingKind> = KindTypes[K]['fields'];
/** The fields of a listing of the kind that can change; absent fields keep their value. */
export type ChangesOf<K extends ListingKind> = KindTypes[K]['changes'];
/** A listing of the kind as clients see it. */
export type ViewOf<K extends ListingKind> = KindTypes[K]['view'];
