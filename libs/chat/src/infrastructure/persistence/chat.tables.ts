import type { Role } from '@manette/contracts/identity';
import type { WrittenMessageRow } from '@manette/platform';

/** The tables as statements see them; `identity.public_user` is the view that identity publishes for reading. */
export interface ChatTables {
  'chat.message': PublicMessageRow;
  'identity.public_user': PublicUserRow;
}

export interface PublicMessageRow extends WrittenMessageRow {
  sender_id: string;
}

export interface PublicUserRow {
  id: string;
  username: string;
  role: Role;
  profile_picture: string | null;
}
