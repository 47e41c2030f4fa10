import * as z from 'zod/mini';
import { messageView } from '../conversation/message.view.js';
import { pageQuery } from '../http/page.js';
import { isoTime, uuid } from '../http/primitives.js';
import { ROLES } from '../identity/user.view.js';

/** The durations of a mute; `forever` lasts until an administrator lifts it [TRU-092]. */
export const MUTE_DURATIONS = ['10m', '1h', '1d', 'forever'] as const;
export type MuteDuration = (typeof MUTE_DURATIONS)[number];

/** The choices of slow mode, in seconds; 0 is off [TRU-097]. */
export const SLOW_MODE_SECONDS = [0, 10, 30, 60] as const;
export type SlowModeSeconds = (typeof SLOW_MODE_SECONDS)[number];

export const REPORT_REASONS = ['spam', 'insult', 'scam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_STATUSES = ['open', 'closed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** How a report was closed: by an administrator's decision, or because the message was deleted [TRU-103]. */
export const REPORT_OUTCOMES = ['dismissed', 'deleted'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export const MUTED = 'You are muted in the public chat.';
export const SLOW_MODE = 'Slow mode is on. Please wait before writing again.';

/** The body of `POST /messages/public/mutes`. */
export const muteSchema = z.object({
  userId: z.uuid('userId must be the id of a user'),
  duration: z.enum(MUTE_DURATIONS, `duration must be one of ${MUTE_DURATIONS.join(', ')}`),
});
export type MuteInput = z.infer<typeof muteSchema>;

/** The body of `PUT /messages/public/slow-mode`. */
export const slowModeSchema = z.object({
  seconds: z.literal(SLOW_MODE_SECONDS, `seconds must be one of ${SLOW_MODE_SECONDS.join(', ')}`),
});
export type SlowModeInput = z.infer<typeof slowModeSchema>;

/** The body of `POST /messages/public/{id}/report`. */
export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS, `reason must be one of ${REPORT_REASONS.join(', ')}`),
});
export type ReportInput = z.infer<typeof reportSchema>;

export const muteListQuery = z.object(pageQuery);
export type MuteListQuery = z.infer<typeof muteListQuery>;

export const reportListQuery = z.object({
  ...pageQuery,
  status: z._default(z.enum(REPORT_STATUSES, `status must be one of ${REPORT_STATUSES.join(', ')}`), 'open'),
});
export type ReportListQuery = z.infer<typeof reportListQuery>;

/** A mute; `until` is null if it lasts until an administrator lifts it. */
export const muteView = z.object({
  user: z.object({
    _id: uuid,
    username: z.string(),
    role: z.enum(ROLES),
    profilePicture: z.nullable(z.string()),
  }),
  until: z.nullable(isoTime),
  by: z.object({ _id: uuid, username: z.string() }),
  at: isoTime,
});
export type MuteView = z.infer<typeof muteView>;

/**
 * All reports of one message; `reporters` is the number of users who reported it, `reasons` the number of users for each
 * reason. The content of a deleted message is empty.
 */
export const reportView = z.object({
  _id: uuid,
  message: messageView,
  reporters: z.number(),
  reasons: z.object({ spam: z.number(), insult: z.number(), scam: z.number(), other: z.number() }),
  firstAt: isoTime,
  lastAt: isoTime,
  status: z.enum(REPORT_STATUSES),
  /** Null while the report is open. */
  outcome: z.nullable(z.enum(REPORT_OUTCOMES)),
});
export type ReportView = z.infer<typeof reportView>;

/** Whether and how often a user may write in the chat [TRU-099]. `mutedUntil` is also null for a mute without an end. */
export const chatStanding = z.object({
  slowModeSeconds: z.number(),
  muted: z.boolean(),
  mutedUntil: z.nullable(isoTime),
});
export type ChatStanding = z.infer<typeof chatStanding>;

const page = { nextCursor: z.nullable(z.string()), total: z.number() };
export const muteAnswer = z.object({ mute: muteView });
export const mutesAnswer = z.object({ mutes: z.array(muteView), ...page });
export const muteLiftedAnswer = z.object({ message: z.string() });
export const slowModeAnswer = z.object({ slowMode: slowModeSchema });
export const reportSentAnswer = z.object({ message: z.string() });
export const reportAnswer = z.object({ report: reportView });
export const reportsAnswer = z.object({ reports: z.array(reportView), ...page });
