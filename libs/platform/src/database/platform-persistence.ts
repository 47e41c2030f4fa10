import type { ContextPersistence } from './context-persistence.js';
import { Outbox001 } from './migrations/001-outbox.js';
import { Calls002 } from './migrations/002-calls.js';
import { LeaveRooms003 } from './migrations/003-leave-rooms.js';
import { AttachedFiles004 } from './migrations/004-attached-files.js';
import { Turns005 } from './migrations/005-turns.js';
import { DeletedPeople006 } from './migrations/006-deleted-people.js';
import { Fingerprints007 } from './migrations/007-fingerprints.js';
import { Quotas008 } from './migrations/008-quotas.js';
import { OpenSockets009 } from './migrations/009-open-sockets.js';
import { RealtimeWithoutTurns010 } from './migrations/010-realtime-without-turns.js';
import { EnteringSockets011 } from './migrations/011-entering-sockets.js';
import { Changes012 } from './migrations/012-changes.js';
import { TwoReleases013 } from './migrations/013-two-releases.js';
import { Traces015 } from './migrations/015-traces.js';
import { UnheardEvents016 } from './migrations/016-unheard-events.js';
import { RoomForAnswers017 } from './migrations/017-room-for-answers.js';

/** The platform's own tables; `DatabaseModule` puts them before the contexts'. */
export const platformPersistence: ContextPersistence = {
  schema: 'platform',
  entities: [],
  // A restored shop has no processes with cached values, and no sockets that wait for a message.
  transient: ['change', 'realtime_message'],
  migrations: [
    { name: 'platform_001_outbox', class: Outbox001 },
    { name: 'platform_002_calls', class: Calls002 },
    { name: 'platform_003_leave_rooms', class: LeaveRooms003 },
    { name: 'platform_004_attached_files', class: AttachedFiles004 },
    { name: 'platform_005_turns', class: Turns005 },
    { name: 'platform_006_deleted_people', class: DeletedPeople006 },
    { name: 'platform_007_fingerprints', class: Fingerprints007 },
    { name: 'platform_008_quotas', class: Quotas008 },
    { name: 'platform_009_open_sockets', class: OpenSockets009 },
    { name: 'platform_010_realtime_without_turns', class: RealtimeWithoutTurns010 },
    { name: 'platform_011_entering_sockets', class: EnteringSockets011 },
    { name: 'platform_012_changes', class: Changes012 },
    { name: 'platform_013_two_releases', class: TwoReleases013 },
    { name: 'platform_015_traces', class: Traces015 },
    { name: 'platform_016_unheard_events', class: UnheardEvents016 },
    { name: 'platform_017_room_for_answers', class: RoomForAnswers017 },
  ],
};
