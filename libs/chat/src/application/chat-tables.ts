import type { ReportReason } from '@manette/contracts/chat';
import type { Role } from '@manette/contracts/identity';
import type { TableOf } from '@manette/platform';
import type { Mute } from '../domain/mute.js';
import type { PublicMessage } from '../domain/public-message.js';
import type { Report } from '../domain/report.js';

/** The tables for Kysely; `identity.public_user` is a view that identity publishes. */
export interface ChatTables {
  'chat.message': TableOf<PublicMessage>;
  'chat.mute': TableOf<Mute>;
  'chat.report': TableOf<Report>;
  'chat.report_reason': { report_id: string; reporter_id: string; reason: ReportReason; at: Date | string };
  'identity.public_user': {
    id: string;
    username: string;
    role: Role;
    profile_picture: string | null;
    is_deleted: boolean;
  };
}
