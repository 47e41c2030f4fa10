import type { AppConfig } from '@manette/platform';
import {
  InMemoryUnitOfWork,
  ManualClock,
  RecordingAuditTrail,
  RecordingOutbox,
} from '@manette/platform/testing/in-memory';
import { AddUser } from '../application/add-user/add-user.js';
import { ApplyUserEdit } from '../application/edit-user/apply-user-edit.js';
import { RedeemMailedLink } from '../application/mails/redeem-mailed-link.js';
import { SendMailedLink } from '../application/mails/send-mailed-link.js';
import { NotifyUserChanged } from '../application/notify-user-changed/notify-user-changed.js';
import { NewPasswords } from '../application/passwords/new-passwords.js';
import { AnnouncePresence } from '../application/presence/announce-presence.js';
import { PresenceRegistry } from '../application/presence/presence-registry.js';
import { BeginSignIn } from '../application/second-step/begin-sign-in.js';
import { SecondStep } from '../application/second-step/second-step.js';
import { SecurityNotices } from '../application/security-notices/security-notices.js';
import { EndSessionsWithoutSecondStep } from '../application/sessions/end-sessions-without-second-step.js';
import { EndSessions } from '../application/sessions/end-sessions.js';
import { KnownDevices } from '../application/sessions/known-devices.js';
import { RevokeAccess } from '../application/sessions/revoke-access.js';
import { StartSession } from '../application/sessions/start-session.js';
import { openSession } from '../domain/session.js';
import type { User, UserState } from '../domain/user.js';
import { InMemoryDeviceRepository } from './in-memory-device.repository.js';
import { InMemoryOneTimeTokenRepository } from './in-memory-one-time-token.repository.js';
import { InMemoryPresenceRepository } from './in-memory-presence.repository.js';
import {
  InMemoryPasskeys,
  InMemorySecondStepRepository,
  InMemorySignInChallengeRepository,
} from './in-memory-second-step.js';
import { InMemorySessionRepository } from './in-memory-session.repository.js';
import { InMemoryUserRepository } from './in-memory-user.repository.js';
import { PlainPasswordHasher, PlainSessionTokens } from './plain-security.js';
import { InMemoryRateLimits, RecordingRealtimeServer } from './in-memory-limits-and-sockets.js';
import { aUser } from './user.mother.js';

const CONFIG = {
  adminRoleChanges: 'api',
  mail: { securityNotices: true },
  http: { publicUrl: 'https://shop.test' },
  store: { timezone: 'Africa/Algiers' },
  periods: { factor: 1 },
  trust: { refusesCommonPasswords: false, requiresSecondStep: false, reauthentication: 0 },
} as AppConfig;

/**
 * Creates identity's real steps on ports in memory. A handler's spec passes them to the handler and then checks the users,
 * sessions, tokens and mails.
 */
export function inMemoryIdentity(settings: Partial<AppConfig> = {}) {
  const config = { ...CONFIG, ...settings };
  const clock = new ManualClock();
  const unitOfWork = new InMemoryUnitOfWork();
  const outbox = new RecordingOutbox();
  const audit = new RecordingAuditTrail(unitOfWork);
  const realtime = new RecordingRealtimeServer();
  const limits = new InMemoryRateLimits();
  const hasher = new PlainPasswordHasher();
  const users = new InMemoryUserRepository();
  const sessions = new InMemorySessionRepository();
  const devices = new InMemoryDeviceRepository(sessions);
  const tokens = new InMemoryOneTimeTokenRepository();
  const methods = new InMemorySecondStepRepository();
  const passkeys = new InMemoryPasskeys();
  const challenges = new InMemorySignInChallengeRepository();
  const presence = new InMemoryPresenceRepository(users);

  const announce = new AnnouncePresence(presence, outbox, clock);
  const endSessions = new EndSessions(
    sessions,
    new PresenceRegistry(presence, announce, unitOfWork, clock),
    realtime,
    outbox,
    clock,
  );
  const notify = new NotifyUserChanged(outbox, realtime, announce);
  const notices = new SecurityNotices(outbox, clock, config);
  const known = new KnownDevices(devices, notices, clock, config);
  const startSession = new StartSession(sessions, endSessions, new PlainSessionTokens(), known, clock, audit);
  const beginSignIn = new BeginSignIn(startSession, challenges, methods, passkeys, clock, config);
  const secondStep = new SecondStep(
    users,
    methods,
    passkeys,
    challenges,
    endSessions,
    notices,
    notify,
    audit,
    clock,
    config,
  );
  const revokeAccess = new RevokeAccess(endSessions, devices, outbox);
  const sendLink = new SendMailedLink(tokens, outbox, clock, config);
  const redeemLink = new RedeemMailedLink(tokens, users);
  const newPasswords = new NewPasswords(hasher, config);
  const addUser = new AddUser(users, outbox, clock);
  const withoutSecondStep = new EndSessionsWithoutSecondStep(endSessions, config);
  const applyEdit = new ApplyUserEdit(users, sendLink, notices, revokeAccess, notify, withoutSecondStep);

  return {
    ...{ config, clock, unitOfWork, outbox, realtime, limits, hasher, users, sessions, tokens },
    ...{ methods, passkeys, challenges, audit, beginSignIn, secondStep },
    ...{ endSessions, startSession, revokeAccess, notify, sendLink, redeemLink, notices, addUser, applyEdit },
    ...{ newPasswords, devices },

    /** Stores a user: Ann, with the given fields changed. */
    async has(change: Partial<UserState> = {}): Promise<User> {
      const user = aUser(change);
      await users.add(user);
      return user;
    },

    /** Opens a session of a user. @returns its id */
    async signsIn(user: User, sessionId = 'session'): Promise<string> {
      const signIn = { method: 'password', userAgent: null, address: null } as const;
      await sessions.add(openSession(sessionId, user.id, clock.now(), signIn));
      return sessionId;
    },

    /** Returns the secret of the link that was mailed last. */
    lastSecret(): string {
      const secret = /https:\/\/shop\.test\/[a-z-]+\/([\w-]{43})/.exec(outbox.mails.at(-1)?.text ?? '')?.[1];
      if (!secret) throw new Error('no link was mailed');
      return secret;
    },
  };
}
