/** What the calls and the socket need of the session. The session stands above this library and registers itself here. */
export interface SessionPort {
  /** @returns the token of the stored session, null without one */
  readToken: () => string | null;
  /** @returns the id of the stored user, null without one */
  readUserId: () => string | null;
  /** Ends the session of `token`; `replaced`: the account was used to sign in elsewhere. */
  end: (token: string | null, reason?: 'replaced') => void;
}

/** The registered session; nobody is signed in until there is one. */
export const sessionPort: SessionPort = {
  readToken: () => null,
  readUserId: () => null,
  end: () => undefined,
};

/** Called once, by libs/web/session. */
export const registerSession = (session: SessionPort): void => void Object.assign(sessionPort, session);
