import * as z from 'zod/mini';
import { CONSOLES, PLATFORMS } from '../catalog/enumerations.js';
import { isoTime, uuid } from '../http/primitives.js';
import { ROLES } from '../identity/user.view.js';
import { TICKET_STATUSES } from '../orders/enumerations.js';
import { MESSAGE_TYPES } from '../conversation/message.view.js';

/** The latest activity, newest first [STAT-041..044]. A deleted user is '[Deleted]'. */
export const activityView = z.object({
  recentTickets: z.array(
    z.object({
      _id: uuid,
      ticketNumber: z.string(),
      subject: z.string(),
      status: z.enum(TICKET_STATUSES),
      client: z.object({ _id: uuid, username: z.string() }),
      createdAt: isoTime,
    }),
  ),
  /** Messages of tickets and of the public chat; for the latter `ticketId` is null. */
  recentMessages: z.array(
    z.object({
      _id: uuid,
      content: z.string(),
      type: z.enum(MESSAGE_TYPES),
      sender: z.object({ _id: uuid, username: z.string(), role: z.enum(ROLES) }),
      ticketId: z.nullable(uuid),
      createdAt: isoTime,
    }),
  ),
  recentAccounts: z.array(
    z.object({
      _id: uuid,
      codeName: z.string(),
      console: z.enum(CONSOLES),
      available: z.int(),
      createdAt: isoTime,
    }),
  ),
  recentGiftCards: z.array(
    z.object({
      _id: uuid,
      name: z.string(),
      platform: z.enum(PLATFORMS),
      available: z.int(),
      createdAt: isoTime,
    }),
  ),
});
export type ActivityView = z.infer<typeof activityView>;
