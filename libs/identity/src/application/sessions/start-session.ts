import type { SignInMethod } from '@manette/contracts/identity';
import { AuditTrail, Clock, currentCall, newId } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { SessionRepository } from '../../domain/session.repository.js';
import { openSession } from '../../domain/session.js';
import { SessionTokens } from '../../domain/session-tokens.js';
import type { User } from '../../domain/user.js';
import { EndSessions } from './end-sessions.js';
import { KnownDevices } from './known-devices.js';
import { actAs, userTarget } from '../recorded-user.js';

/** Longer user agents are cut; real ones are shorter. */
const MAX_USER_AGENT = 300;

/** Opens sessions. */
@Injectable()
export class StartSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly endSessions: EndSessions,
    private readonly tokens: SessionTokens,
    private readonly devices: KnownDevices,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Opens a session for a user whose row the caller's unit of work has locked, so that parallel sign-ins of a client leave
   * exactly one session [ID-008]. Administrators may have several. The session stores the user agent and the address of the
   * current call.
   * @returns the bearer token
   */
  async start(user: User, method: SignInMethod): Promise<string> {
    if (!user.isAdmin) await this.endSessions.ofUser(user.id, 'replaced');
    const call = currentCall();
    const userAgent = call?.userAgent?.slice(0, MAX_USER_AGENT) ?? null;
    const signIn = { method, userAgent, address: call?.ip ?? null };
    const session = openSession(newId(), user.id, this.clock.now(), signIn);
    actAs(user);
    await this.devices.recordSignIn(user);
    await this.sessions.add(session);
    this.audit.record({ action: 'sign-in', target: userTarget(user.id) });
    return this.tokens.sign(session, user.role);
  }
}
