import type { MessageType } from '@manette/contracts/conversation';
import type { Role } from '@manette/contracts/identity';

/** The tables as statements see them; `identity.public_user` is the view that identity publishes for reading. */
export interface ChatTables {
  'chat.message': PublicMessageRow;
  'identity.public_user': PublicUserRow;
}

export interface PublicMessageRow {
  id: string;
  position: number;
  content: string;
  type: MessageType;
  sender_id: string;
  file_key: string | null;
  file_name: string | null;
  file_size: number | null;
  created_at: Date | string;
  deleted_at: Date | string | null;
}

export interface PublicUserRow {
  id: string;
  username: string;
  role: Role;
  profile_picture: string | null;
}
