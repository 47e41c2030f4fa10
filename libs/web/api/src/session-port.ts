/**
 * The functions of the session that calls and socket need. libs/web/session depends on this library and registers them here.
 */
export interface SessionPort {
  /** @returns the token of the stored session, null without one */
  readToken: () => string | null;
  /** @returns the id of the stored user, null without one */
  readUserId: () => string | null;
  /** Ends the session of `token`; `replaced`: the user signed in on another device. */
  end: (token: string | null, reason?: 'replaced') => void;
}

/** The registered session; nobody is signed in until one is registered. */
export const sessionPort: SessionPort = {
  readToken: () => null,
  readUserId: () => null,
  end: () => undefined,
};

/** Registers the session. Called once, by libs/web/session. */
export const registerSession = (session: SessionPort): void => void Object.assign(sessionPort, session);
