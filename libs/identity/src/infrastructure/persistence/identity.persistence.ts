import type { ContextPersistence } from '@manette/platform';
import { Identity001Users } from './migrations/identity-001-users.js';
import { Identity002Presence } from './migrations/identity-002-presence.js';
import { Identity003Phones } from './migrations/identity-003-phones.js';
import { Identity004Facts } from './migrations/identity-004-facts.js';
import { Identity005Demotion } from './migrations/identity-005-demotion.js';
import { Identity006DeletedPeople } from './migrations/identity-006-deleted-people.js';
import { Identity007PresenceLeases } from './migrations/identity-007-presence-leases.js';
import { Identity009Changes } from './migrations/identity-009-changes.js';
import { Identity010Proofs } from './migrations/identity-010-proofs.js';
import { Identity011SecondStep } from './migrations/identity-011-second-step.js';
import { Identity012Passkeys } from './migrations/identity-012-passkeys.js';
import { Identity014Devices } from './migrations/identity-014-devices.js';
import { Identity015DataExports } from './migrations/identity-015-data-exports.js';
import { Identity016ThrottledSignIns } from './migrations/identity-016-throttled-sign-ins.js';
import { Identity018Administrators } from './migrations/identity-018-administrators.js';
import { Identity050Recipients } from './migrations/identity-050-recipients.js';
import { Identity051OpenSessions } from './migrations/identity-051-open-sessions.js';
import { userSchema } from './user.schema.js';

/** Identity's schema, entities and migrations. */
export const identityPersistence: ContextPersistence = {
  schema: 'identity',
  entities: [userSchema],
  // Backups contain neither the files nor the rows of exports: a user can request a new export.
  transient: ['presence_process', 'data_exports'],
  uploads: 'select picture_key from identity.users where picture_key is not null',
  migrations: [
    { name: 'identity_001_users', class: Identity001Users },
    { name: 'identity_002_presence', class: Identity002Presence },
    { name: 'identity_003_phones', class: Identity003Phones },
    { name: 'identity_004_facts', class: Identity004Facts },
    { name: 'identity_005_demotion', class: Identity005Demotion },
    { name: 'identity_006_deleted_people', class: Identity006DeletedPeople },
    { name: 'identity_007_presence_leases', class: Identity007PresenceLeases },
    { name: 'identity_009_changes', class: Identity009Changes },
    { name: 'identity_010_proofs', class: Identity010Proofs },
    { name: 'identity_011_second_step', class: Identity011SecondStep },
    { name: 'identity_012_passkeys', class: Identity012Passkeys },
    { name: 'identity_014_devices', class: Identity014Devices },
    { name: 'identity_015_data_exports', class: Identity015DataExports },
    { name: 'identity_016_throttled_sign_ins', class: Identity016ThrottledSignIns },
    { name: 'identity_018_administrators', class: Identity018Administrators },
    { name: 'identity_050_recipients', class: Identity050Recipients },
    { name: 'identity_051_open_sessions', class: Identity051OpenSessions },
  ],
};
