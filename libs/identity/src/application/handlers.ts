import { AddPasskeyHandler } from './add-passkey/add-passkey.command.js';
import { OfferNewPasskeyHandler } from './add-passkey/offer-new-passkey.command.js';
import { ChangeLanguageHandler } from './change-language/change-language.handler.js';
import { ChangeOwnEmailHandler } from './change-own-email/change-own-email.command.js';
import { ChangePictureHandler } from './change-picture/change-picture.command.js';
import { ChangeProfileHandler } from './change-profile/change-profile.command.js';
import { ConfirmTotpHandler } from './confirm-totp/confirm-totp.command.js';
import { DeleteUserHandler } from './delete-user/delete-user.command.js';
import { EditUserHandler } from './edit-user/edit-user.command.js';
import { EndSessionHandler } from './end-session/end-session.command.js';
import { DownloadDataExportHandler, ReadDataExportHandler } from './export-data/read-data-export.query.js';
import { RequestDataExportHandler } from './export-data/request-data-export.command.js';
import { FinishSignInHandler } from './finish-sign-in/finish-sign-in.command.js';
import { ForgotPasswordHandler } from './forgot-password/forgot-password.command.js';
import { GetSecondStepHandler } from './get-second-step/get-second-step.query.js';
import { GetUserHandler } from './get-user/get-user.query.js';
import { ImportUserHandler } from './import-user/import-user.handler.js';
import { ListOnlineUsersHandler } from './list-online-users/list-online-users.query.js';
import { ListPresenceChangesHandler } from './list-presence-changes/list-presence-changes.query.js';
import { ListSessionsHandler } from './list-sessions/list-sessions.query.js';
import { ListUsersHandler } from './list-users/list-users.query.js';
import { LogInWithPasskeyHandler } from './log-in-with-passkey/log-in-with-passkey.command.js';
import { OfferPasskeyLoginHandler } from './log-in-with-passkey/offer-passkey-login.command.js';
import { LogInHandler } from './log-in/log-in.command.js';
import { LogOutHandler } from './log-out/log-out.command.js';
import { MailUserHandler } from './mail-user/mail-user.handler.js';
import { ChangeEmailHandler } from './operate/change-email.handler.js';
import { CreateAdministratorHandler } from './operate/create-administrator.handler.js';
import { DemoteAdministratorHandler } from './operate/demote-administrator.handler.js';
import { PromoteToAdministratorHandler } from './operate/promote-to-administrator.handler.js';
import { ReplacePasswordHandler } from './operate/replace-password.handler.js';
import { ResetSecondStepHandler } from './operate/reset-second-step.handler.js';
import { GetReauthenticationHandler } from './reauthenticate/get-reauthentication.query.js';
import { OfferProofHandler } from './reauthenticate/offer-proof.command.js';
import { ReauthenticateHandler } from './reauthenticate/reauthenticate.command.js';
import { RegisterHandler } from './register/register.command.js';
import { RemovePasskeyHandler } from './remove-passkey/remove-passkey.command.js';
import { RemoveTotpHandler } from './remove-totp/remove-totp.command.js';
import { RenewRecoveryCodesHandler } from './renew-recovery-codes/renew-recovery-codes.command.js';
import { ResendVerificationHandler } from './resend-verification/resend-verification.command.js';
import { ResetPasswordHandler } from './reset-password/reset-password.command.js';
import { SetUpTotpHandler } from './set-up-totp/set-up-totp.command.js';
import { SignInWithGoogleHandler } from './sign-in-with-google/sign-in-with-google.command.js';
import { ToggleUserHandler } from './toggle-user/toggle-user.command.js';
import { VerifyEmailHandler } from './verify-email/verify-email.command.js';

/** The handlers of identity's commands and queries. */
export const handlers = [
  AddPasskeyHandler,
  ChangeEmailHandler,
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
