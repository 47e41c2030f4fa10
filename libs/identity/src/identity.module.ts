import { BoundedContext, SessionVerifier } from '@manette/platform';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { handlers } from './application/handlers.js';
import { AddUser } from './application/add-user/add-user.js';
import { DeletePictureFile, DeletePictureFileJob } from './application/change-picture/delete-picture-file.js';
import { CleanUpJob } from './application/clean-up/clean-up.job.js';
import { CreateFirstAdministrator } from './application/create-first-administrator/create-first-administrator.js';
import { ApplyUserEdit } from './application/edit-user/apply-user-edit.js';
import { DataExportsJob } from './application/export-data/data-exports.job.js';
import { DropDataExports } from './application/export-data/drop-data-exports.js';
import { PersonalData } from './application/export-data/personal-data.js';
import { PrepareDataExport } from './application/export-data/prepare-data-export.js';
import { SweepDataExportsJob } from './application/export-data/sweep-data-exports.job.js';
import { CheckCredentials } from './application/log-in/check-credentials.js';
import { FailedSignIns } from './application/log-in/failed-sign-ins.js';
import { RecordSignIn } from './application/log-in/record-sign-in.js';
import { ThrottledSignIns } from './application/log-in/throttled-sign-ins.js';
import { ThrottledSignInsJob } from './application/log-in/throttled-sign-ins.job.js';
import { RedeemMailedLink } from './application/mails/redeem-mailed-link.js';
import { SendMailedLink } from './application/mails/send-mailed-link.js';
import { NotifyUserChanged } from './application/notify-user-changed/notify-user-changed.js';
import { NewPasswords } from './application/passwords/new-passwords.js';
import { OfferPasskeys } from './application/passkeys/offer-passkeys.js';
import { AnnouncePresence } from './application/presence/announce-presence.js';
import { PresenceRegistry } from './application/presence/presence-registry.js';
import { SweepPresence } from './application/presence/sweep-presence.js';
import { PasswordProof } from './application/reauthenticate/password-proof.js';
import { BeginSignIn } from './application/second-step/begin-sign-in.js';
import { SecondStep } from './application/second-step/second-step.js';
import { VerifyPasskey } from './application/second-step/verify-passkey.js';
import { VerifyTotp } from './application/second-step/verify-totp.js';
import { SecurityNotices } from './application/security-notices/security-notices.js';
import { EndSessions } from './application/sessions/end-sessions.js';
import { KnownDevices } from './application/sessions/known-devices.js';
import { EndSessionsWithoutSecondStep } from './application/sessions/end-sessions-without-second-step.js';
import { RevokeAccess } from './application/sessions/revoke-access.js';
import { StartSession } from './application/sessions/start-session.js';
import { LinkGoogle } from './application/sign-in-with-google/link-google.js';
import { VoidKnownPasswords } from './application/void-known-passwords/void-known-passwords.js';
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
import { adapters } from './infrastructure/adapters.js';
import { ReencryptTotpJob } from './infrastructure/totp-keys/reencrypt-totp.job.js';
import { LostTotpSecrets } from './infrastructure/totp-keys/lost-totp-secrets.js';
import { ExpiredSockets } from './realtime/expired-sockets.js';
import { PresenceHeartbeat } from './realtime/presence-heartbeat.js';
import { PresenceGateway } from './realtime/presence.gateway.js';
import { ProcessSockets } from './realtime/process-sockets.js';
import { TestEventGateway } from './realtime/test-event.gateway.js';

/** Providers that a schedule, a queue or the start of the process runs. */
const background = [
  CleanUpJob,
  CreateFirstAdministrator,
  DataExportsJob,
  DeletePictureFileJob,
  ReencryptTotpJob,
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
  EndSessionsWithoutSecondStep,
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

const signIn = [GoogleStrategy, PasswordStrategy, SignIns, StateCookie];
const realtime = [ExpiredSockets, PresenceGateway, PresenceHeartbeat, ProcessSockets, TestEventGateway];

// The order matters: the route `:id` of the users' controller would match the other controllers' routes.
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

/** Users, their permissions, and their presence. */
@Global()
@BoundedContext('identity')
@Module({
  imports: [CqrsModule],
  providers: [...handlers, ...background, ...steps, ...adapters, ...signIn, ...realtime],
  exports: [SessionVerifier],
})
export class IdentityModule {
  /** Returns the module with its routes, for a process that serves this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: IdentityModule, controllers };
  }
}
