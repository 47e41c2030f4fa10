import { SessionVerifier } from '@manette/platform';
import { ProfilePictures } from '../application/change-picture/profile-pictures.js';
import { SessionUses } from '../application/sessions/session-uses.js';
import { GoogleOidcClient } from '../application/sign-in-with-google/google-oidc-client.js';
import { DeviceRepository } from '../domain/device.repository.js';
import { DataExportRepository } from '../domain/data-export.repository.js';
import { OneTimeTokenRepository } from '../domain/one-time-token.repository.js';
import { PasswordHasher } from '../domain/password-hasher.js';
import { PasskeyRepository } from '../domain/passkey.repository.js';
import { PresenceRepository } from '../domain/presence.repository.js';
import { SecondStepRepository } from '../domain/second-step.repository.js';
import { SessionTokens } from '../domain/session-tokens.js';
import { SessionRepository } from '../domain/session.repository.js';
import { SignInChallengeRepository } from '../domain/sign-in-challenge.repository.js';
import { TotpSecrets } from '../domain/totp-secrets.js';
import { UserRepository } from '../domain/user.repository.js';
import { WebauthnOptionsRepository } from '../domain/webauthn-options.repository.js';
import { Webauthn } from '../domain/webauthn.js';
import { OpenidGoogleOidcClient } from './google/openid-google-oidc-client.js';
import { SqlDeviceRepository } from './persistence/sql-device.repository.js';
import { MikroUserRepository } from './persistence/mikro-user.repository.js';
import { SqlDataExportRepository } from './persistence/sql-data-export.repository.js';
import { SqlOneTimeTokenRepository } from './persistence/sql-one-time-token.repository.js';
import { SqlPasskeyRepository } from './persistence/sql-passkey.repository.js';
import { SqlPresenceRepository } from './persistence/sql-presence.repository.js';
import { SqlSecondStepRepository } from './persistence/sql-second-step.repository.js';
import { SqlSessionRepository } from './persistence/sql-session.repository.js';
import { SqlSignInChallengeRepository } from './persistence/sql-sign-in-challenge.repository.js';
import { SqlWebauthnOptionsRepository } from './persistence/sql-webauthn-options.repository.js';
import { ChildProcessProfilePictures } from './pictures/child-process-profile-pictures.js';
import { AesTotpSecrets } from './security/aes-totp-secrets.js';
import { Argon2PasswordHasher } from './security/argon2-password-hasher.js';
import { JwtSessionTokens } from './security/jwt-session-tokens.js';
import { KnownSessions } from './security/known-sessions.js';
import { LastUseWriter } from './security/last-use-writer.js';
import { SimpleWebauthn } from './security/simple-webauthn.js';
import { SqlSessionVerifier } from './security/sql-session-verifier.js';

/** The implementations of identity's ports. */
export const adapters = [
  KnownSessions,
  LastUseWriter,
  { provide: DeviceRepository, useClass: SqlDeviceRepository },
  { provide: SessionUses, useExisting: LastUseWriter },
  { provide: UserRepository, useClass: MikroUserRepository },
  { provide: SessionRepository, useClass: SqlSessionRepository },
  { provide: DataExportRepository, useClass: SqlDataExportRepository },
  { provide: OneTimeTokenRepository, useClass: SqlOneTimeTokenRepository },
  { provide: SecondStepRepository, useClass: SqlSecondStepRepository },
  { provide: SignInChallengeRepository, useClass: SqlSignInChallengeRepository },
  { provide: TotpSecrets, useClass: AesTotpSecrets },
  { provide: PasskeyRepository, useClass: SqlPasskeyRepository },
  { provide: Webauthn, useClass: SimpleWebauthn },
  { provide: WebauthnOptionsRepository, useClass: SqlWebauthnOptionsRepository },
  { provide: PresenceRepository, useClass: SqlPresenceRepository },
  { provide: PasswordHasher, useClass: Argon2PasswordHasher },
  { provide: SessionTokens, useClass: JwtSessionTokens },
  { provide: GoogleOidcClient, useClass: OpenidGoogleOidcClient },
  { provide: ProfilePictures, useClass: ChildProcessProfilePictures },
  { provide: SessionVerifier, useClass: SqlSessionVerifier },
];
