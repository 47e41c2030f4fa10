import type { ItemRef } from '@manette/contracts/catalog';
import type { ItemState, RulesKey } from '@manette/contracts/fulfilment';
import type { DeliveryState } from '@manette/contracts/orders';
import type { SlotKind } from '@manette/contracts/rentals';
import type { ColumnType } from 'kysely';
import type { Acknowledgement, Replacement } from '../domain/delivery.js';

type Time = ColumnType<string, Date | string, Date | string>;
type Json<Value> = ColumnType<Value, string | null, string | null>;

/** The tables for Kysely. `identity.public_user` is the view that identity publishes for other contexts. */
export interface FulfilmentTables {
  'fulfilment.shelf': { listing_kind: ItemRef['kind']; listing_id: string; last_number: number };
  'fulfilment.item': ItemTable;
  'fulfilment.equality_key': { id: number; content: Buffer; wrapped_key: Buffer; key_version: string };
  'fulfilment.delivery': DeliveryTable;
  'fulfilment.reveal': RevealTable;
  'identity.public_user': { id: string; username: string };
}

export interface ItemTable {
  id: string;
  listing_kind: ItemRef['kind'];
  listing_id: string;
  number: number;
  state: ItemState;
  slot_kind: SlotKind | null;
  slot_id: string | null;
  ticket_id: string | null;
  ticket_number: string | null;
  equality: Buffer;
  content: Buffer;
  wrapped_key: Buffer;
  key_version: string;
  created_at: Time;
}

export interface DeliveryTable {
  id: string;
  ticket_id: string;
  ticket_number: string;
  client_id: string;
  listing_kind: ItemRef['kind'];
  listing_id: string;
  rules_key: RulesKey;
  item_id: string | null;
  state: DeliveryState;
  acknowledgement: Json<Acknowledgement | null>;
  expires_at: ColumnType<string | null, Date | null, Date | null>;
  replacements: Json<Replacement[]>;
  created_at: Time;
}

export interface RevealTable {
  id: string;
  delivery_id: string;
  side: 'client' | 'admin';
  person_id: string;
  address: string | null;
  session: string | null;
  at: Time;
}
