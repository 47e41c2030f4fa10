import { BoundedContext, SessionVerifier } from '@manette/platform';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AddPasskeyHandler } from './application/add-passkey/add-passkey.command.js';
import { OfferNewPasskeyHandler } from './application/add-passkey/offer-new-passkey.command.js';
import { AddUser } from './application/add-user/add-user.js';
import { ChangeLanguageHandler } from './application/change-language/change-language.handler.js';
import { ChangeOwnEmailHandler } from './application/change-own-email/change-own-email.command.js';
import { ChangePictureHandler } from './application/change-picture/change-picture.command.js';
import { DeletePictureFile, DeletePictureFileJob } from './application/change-picture/delete-picture-file.js';
import { ProfilePictures } from './application/change-picture/profile-pictures.js';
import { ChangeProfileHandler } from './application/change-profile/change-profile.command.js';
import { CleanUpJob } from './application/clean-up/clean-up.job.js';
import { ConfirmTotpHandler } from './application/confirm-totp/confirm-totp.command.js';
import { CreateFirstAdministrator } from './application/create-first-administrator/create-first-administrator.js';
import { DeleteUserHandler } from './application/delete-user/delete-user.command.js';
import { ApplyUserEdit } from './application/edit-user/apply-user-edit.js';
import { EditUserHandler } from './application/edit-user/edit-user.command.js';
import { FinishSignInHandler } from './application/finish-sign-in/finish-sign-in.command.js';
import { DataExportsJob } from './application/export-data/data-exports.job.js';
import { DropDataExports } from './application/export-data/drop-data-exports.js';
import { PersonalData } from './application/export-data/personal-data.js';
import { PrepareDataExport } from './application/export-data/prepare-data-export.js';
import {
  DownloadDataExportHandler,
  ReadDataExportHandler,
} from './application/export-data/read-data-export.query.js';
import { RequestDataExportHandler } from './application/export-data/request-data-export.command.js';
import { SweepDataExportsJob } from './application/export-data/sweep-data-exports.job.js';
import { EndSessionHandler } from './application/end-session/end-session.command.js';
import { ForgotPasswordHandler } from './application/forgot-password/forgot-password.command.js';
import { GetSecondStepHandler } from './application/get-second-step/get-second-step.query.js';
import { GetUserHandler } from './application/get-user/get-user.query.js';
import { ImportUserHandler } from './application/import-user/import-user.handler.js';
import { ListOnlineUsersHandler } from './application/list-online-users/list-online-users.query.js';
import { ListPresenceChangesHandler } from './application/list-presence-changes/list-presence-changes.query.js';
import { ListSessionsHandler } from './application/list-sessions/list-sessions.query.js';
import { ListUsersHandler } from './application/list-users/list-users.query.js';
import { CheckCredentials } from './application/log-in/check-credentials.js';
import { FailedSignIns } from './application/log-in/failed-sign-ins.js';
import { LogInHandler } from './application/log-in/log-in.command.js';
import { RecordSignIn } from './application/log-in/record-sign-in.js';
import { ThrottledSignIns } from './application/log-in/throttled-sign-ins.js';
import { ThrottledSignInsJob } from './application/log-in/throttled-sign-ins.job.js';
import { LogInWithPasskeyHandler } from './application/log-in-with-passkey/log-in-with-passkey.command.js';
import { OfferPasskeyLoginHandler } from './application/log-in-with-passkey/offer-passkey-login.command.js';
import { LogOutHandler } from './application/log-out/log-out.command.js';
import { MailUserHandler } from './application/mail-user/mail-user.handler.js';
import { RedeemMailedLink } from './application/mails/redeem-mailed-link.js';
import { SendMailedLink } from './application/mails/send-mailed-link.js';
import { NotifyUserChanged } from './application/notify-user-changed/notify-user-changed.js';
import { ChangeAddressHandler } from './application/operate/change-email.handler.js';
import { CreateAdministratorHandler } from './application/operate/create-administrator.handler.js';
import { DemoteAdministratorHandler } from './application/operate/demote-administrator.handler.js';
import { PromoteToAdministratorHandler } from './application/operate/promote-to-administrator.handler.js';
import { ReplacePasswordHandler } from './application/operate/replace-password.handler.js';
import { NewPasswords } from './application/passwords/new-passwords.js';
import { ResetSecondStepHandler } from './application/operate/reset-second-step.handler.js';
import { OfferPasskeys } from './application/passkeys/offer-passkeys.js';
import { AnnouncePresence } from './application/presence/announce-presence.js';
import { PresenceRegistry } from './application/presence/presence-registry.js';
import { SweepPresence } from './application/presence/sweep-presence.js';
import { GetReauthenticationHandler } from './application/reauthenticate/get-reauthentication.query.js';
import { OfferProofHandler } from './application/reauthenticate/offer-proof.command.js';
import { PasswordProof } from './application/reauthenticate/password-proof.js';
import { ReauthenticateHandler } from './application/reauthenticate/reauthenticate.command.js';
import { RegisterHandler } from './application/register/register.command.js';
import { RemovePasskeyHandler } from './application/remove-passkey/remove-passkey.command.js';
import { RemoveTotpHandler } from './application/remove-totp/remove-totp.command.js';
import { RenewRecoveryCodesHandler } from './application/renew-recovery-codes/renew-recovery-codes.command.js';
import { ResendVerificationHandler } from './application/resend-verification/resend-verification.command.js';
import { ResetPasswordHandler } from './application/reset-password/reset-password.command.js';
import { BeginSignIn } from './application/second-step/begin-sign-in.js';
import { SecondStep } from './application/second-step/second-step.js';
import { VerifyPasskey } from './application/second-step/verify-passkey.js';
import { VerifyTotp } from './application/second-step/verify-totp.js';
import { SecurityNotices } from './application/security-notices/security-notices.js';
import { EndSessions } from './application/sessions/end-sessions.js';
import { KnownDevices } from './application/sessions/known-devices.js';
import { EndUnprovedSessions } from './application/sessions/end-unproved-sessions.js';
import { RevokeAccess } from './application/sessions/revoke-access.js';
import { SessionUses } from './application/sessions/session-uses.js';
import { StartSession } from './application/sessions/start-session.js';
import { SetUpTotpHandler } from './application/set-up-totp/set-up-totp.command.js';
import { GoogleOidcClient } from './application/sign-in-with-google/google-oidc-client.js';
import { LinkGoogle } from './application/sign-in-with-google/link-google.js';
import { SignInWithGoogleHandler } from './application/sign-in-with-google/sign-in-with-google.command.js';
import { ToggleUserHandler } from './application/toggle-user/toggle-user.command.js';
import { VerifyEmailHandler } from './application/verify-email/verify-email.command.js';
import { VoidKnownPasswords } from './application/void-known-passwords/void-known-passwords.js';
import { DeviceRepository } from './domain/device.repository.js';
import { DataExportRepository } from './domain/data-export.repository.js';
import { OneTimeTokenRepository } from './domain/one-time-token.repository.js';
import { PasswordHasher } from './domain/password-hasher.js';
import { PasskeyRepository } from './domain/passkey.repository.js';
import { PresenceRepository } from './domain/presence.repository.js';
import { SecondStepRepository } from './domain/second-step.repository.js';
import { SessionTokens } from './domain/session-tokens.js';
import { SessionRepository } from './domain/session.repository.js';
import { SignInChallengeRepository } from './domain/sign-in-challenge.repository.js';
import { TotpSecrets } from './domain/totp-secrets.js';
import { UserRepository } from './domain/user.repository.js';
import { WebauthnOptionsRepository } from './domain/webauthn-options.repository.js';
import { Webauthn } from './domain/webauthn.js';
import { AuthController } from './http/auth.controller.js';
import { DataExportController } from './http/data-export.controller.js';
import { ForgottenPasswordController } from './http/forgotten-password.controller.js';
import { GoogleController } from './http/google.controller.js';
import { OnlineUsersController } from './http/online-users.controller.js';
import { PasskeysController } from './http/passkeys.controller.js';
import { ProfileController } from './http/profile.controller.js';
import { SecondStepController } from './http/second-step.controller.js';
import { ReauthenticationController } from './http/reauthentication.controller.js';
import { SessionsController } from './http/sessions.controller.js';
import { GoogleStrategy } from './http/strategies/google.strategy.js';
import { PasswordStrategy } from './http/strategies/password.strategy.js';
import { SignIns } from './http/strategies/sign-ins.js';
import { StateCookie } from './http/strategies/state-cookie.js';
import { UserSessionsController } from './http/user-sessions.controller.js';
import { UsersController } from './http/users.controller.js';
import { VerificationController } from './http/verification.controller.js';
import { OpenidGoogleOidcClient } from './infrastructure/google/openid-google-oidc-client.js';
import { SqlDeviceRepository } from './infrastructure/persistence/sql-device.repository.js';
import { MikroUserRepository } from './infrastructure/persistence/mikro-user.repository.js';
import { SqlDataExportRepository } from './infrastructure/persistence/sql-data-export.repository.js';
import { SqlOneTimeTokenRepository } from './infrastructure/persistence/sql-one-time-token.repository.js';
import { SqlPasskeyRepository } from './infrastructure/persistence/sql-passkey.repository.js';
import { SqlPresenceRepository } from './infrastructure/persistence/sql-presence.repository.js';
import { SqlSecondStepRepository } from './infrastructure/persistence/sql-second-step.repository.js';
import { SqlSessionRepository } from './infrastructure/persistence/sql-session.repository.js';
import { SqlSignInChallengeRepository } from './infrastructure/persistence/sql-sign-in-challenge.repository.js';
import { SqlWebauthnOptionsRepository } from './infrastructure/persistence/sql-webauthn-options.repository.js';
import { ChildProcessProfilePictures } from './infrastructure/pictures/child-process-profile-pictures.js';
import { AesTotpSecrets } from './infrastructure/security/aes-totp-secrets.js';
import { Argon2PasswordHasher } from './infrastructure/security/argon2-password-hasher.js';
import { JwtSessionTokens } from './infrastructure/security/jwt-session-tokens.js';
import { KnownSessions } from './infrastructure/security/known-sessions.js';
import { SessionTouches } from './infrastructure/security/session-touches.js';
import { SimpleWebauthn } from './infrastructure/security/simple-webauthn.js';
import { SqlSessionVerifier } from './infrastructure/security/sql-session-verifier.js';
import { EncryptTotpAnewJob } from './infrastructure/totp-keys/encrypt-totp-anew.job.js';
import { LostTotpSecrets } from './infrastructure/totp-keys/lost-totp-secrets.js';
import { ExpiredSockets } from './realtime/expired-sockets.js';
import { PresenceHeartbeat } from './realtime/presence-heartbeat.js';
import { PresenceGateway } from './realtime/presence.gateway.js';
import { ProcessSockets } from './realtime/process-sockets.js';
import { TestEventGateway } from './realtime/test-event.gateway.js';

const handlers = [
  AddPasskeyHandler,
  ChangeAddressHandler,
  ChangeLanguageHandler,
  ChangeOwnEmailHandler,
  ChangePictureHandler,
  ChangeProfileHandler,
  ConfirmTotpHandler,
  CreateAdministratorHandler,
  DeleteUserHandler,
  DemoteAdministratorHandler,
  DownloadDataExportHandler,
  EditUserHandler,
  FinishSignInHandler,
  ForgotPasswordHandler,
  GetSecondStepHandler,
  EndSessionHandler,
  GetReauthenticationHandler,
  GetUserHandler,
  ImportUserHandler,
  ListOnlineUsersHandler,
  ListPresenceChangesHandler,
  ListSessionsHandler,
  ListUsersHandler,
  LogInHandler,
  LogInWithPasskeyHandler,
  LogOutHandler,
  MailUserHandler,
  OfferNewPasskeyHandler,
  OfferPasskeyLoginHandler,
  OfferProofHandler,
  PromoteToAdministratorHandler,
  ReadDataExportHandler,
  ReauthenticateHandler,
  RegisterHandler,
  RemovePasskeyHandler,
  RemoveTotpHandler,
  RenewRecoveryCodesHandler,
  ReplacePasswordHandler,
  RequestDataExportHandler,
  ResendVerificationHandler,
  ResetPasswordHandler,
  ResetSecondStepHandler,
  SetUpTotpHandler,
  SignInWithGoogleHandler,
  ToggleUserHandler,
  VerifyEmailHandler,
];

/** Started by a schedule, a queue or the start of the process. */
const background = [
  CleanUpJob,
  CreateFirstAdministrator,
  DataExportsJob,
  DeletePictureFileJob,
  EncryptTotpAnewJob,
  LostTotpSecrets,
  SweepDataExportsJob,
  ThrottledSignInsJob,
  VoidKnownPasswords,
];

/** Steps that handlers share. */
const steps = [
  AddUser,
  AnnouncePresence,
  ApplyUserEdit,
  BeginSignIn,
  CheckCredentials,
  DeletePictureFile,
  DropDataExports,
  EndSessions,
  EndUnprovedSessions,
  FailedSignIns,
  KnownDevices,
  LinkGoogle,
  NewPasswords,
  NotifyUserChanged,
  PersonalData,
  PrepareDataExport,
  OfferPasskeys,
  PasswordProof,
  PresenceRegistry,
  RecordSignIn,
  RedeemMailedLink,
  RevokeAccess,
  SecondStep,
  SecurityNotices,
  SendMailedLink,
  StartSession,
  SweepPresence,
  VerifyPasskey,
  VerifyTotp,
  ThrottledSignIns,
];

const adapters = [
  KnownSessions,
  SessionTouches,
  { provide: DeviceRepository, useClass: SqlDeviceRepository },
  { provide: SessionUses, useExisting: SessionTouches },
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

const signIn = [GoogleStrategy, PasswordStrategy, SignIns, StateCookie];
const realtime = [ExpiredSockets, PresenceGateway, PresenceHeartbeat, ProcessSockets, TestEventGateway];

// The order matters: `:id` of the users' controller would take the other controllers' routes.
const controllers = [
  AuthController,
  DataExportController,
  ForgottenPasswordController,
  GoogleController,
  OnlineUsersController,
  PasskeysController,
  ProfileController,
  SecondStepController,
  ReauthenticationController,
  SessionsController,
  UserSessionsController,
  VerificationController,
  UsersController,
];

/** Users: who they are, what they may do, and whether they are online. */
@Global()
@BoundedContext('identity')
@Module({
  imports: [CqrsModule],
  providers: [...handlers, ...background, ...steps, ...adapters, ...signIn, ...realtime],
  exports: [SessionVerifier],
})
export class IdentityModule {
  /** The module as a process has it that opens this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: IdentityModule, controllers };
  }
}
