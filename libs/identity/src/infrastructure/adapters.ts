import { SessionVerifier } from '@manette/platform';
import type { Provider } from '@nestjs/common';
import { ProfilePictures } from '../application/change-picture/profile-pictures.js';
import { GoogleOidcClient } from '../application/sign-in-with-google/google-oidc-client.js';
import { OneTimeTokenRepository } from '../domain/one-time-token.repository.js';
import { PasswordHasher } from '../domain/password-hasher.js';
import { PresenceRepository } from '../domain/presence.repository.js';
import { SessionRepository } from '../domain/session.repository.js';
import { SessionTokens } from '../domain/session-tokens.js';
import { UserRepository } from '../domain/user.repository.js';
import { OpenidGoogleOidcClient } from './google/openid-google-oidc-client.js';
import { MikroUserRepository } from './persistence/mikro-user.repository.js';
import { SqlOneTimeTokenRepository } from './persistence/sql-one-time-token.repository.js';
import { SqlPresenceRepository } from './persistence/sql-presence.repository.js';
import { SqlSessionRepository } from './persistence/sql-session.repository.js';
import { ChildProcessProfilePictures } from './pictures/child-process-profile-pictures.js';
import { Argon2PasswordHasher } from './security/argon2-password-hasher.js';
import { JwtSessionTokens } from './security/jwt-session-tokens.js';
import { SessionTouches } from './security/session-touches.js';
import { SqlSessionVerifier } from './security/sql-session-verifier.js';

/** What the inner layers ask for, and who does it here. */
export const adapters: Provider[] = [
  SessionTouches,
  { provide: UserRepository, useClass: MikroUserRepository },
  { provide: SessionRepository, useClass: SqlSessionRepository },
  { provide: OneTimeTokenRepository, useClass: SqlOneTimeTokenRepository },
  { provide: PresenceRepository, useClass: SqlPresenceRepository },
  { provide: PasswordHasher, useClass: Argon2PasswordHasher },
  { provide: SessionTokens, useClass: JwtSessionTokens },
  { provide: GoogleOidcClient, useClass: OpenidGoogleOidcClient },
  { provide: ProfilePictures, useClass: ChildProcessProfilePictures },
  { provide: SessionVerifier, useClass: SqlSessionVerifier },
];
