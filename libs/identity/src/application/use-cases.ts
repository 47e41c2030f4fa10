import type { Provider } from '@nestjs/common';
import { AddUser } from './add-user/add-user.js';
import { ChangePictureHandler } from './change-picture/change-picture.command.js';
import { DeletePictureFile, DeletePictureFileJob } from './change-picture/delete-picture-file.js';
import { ChangeProfileHandler } from './change-profile/change-profile.command.js';
import { CleanUpJob } from './clean-up/clean-up.job.js';
import { CreateFirstAdministrator } from './create-first-administrator/create-first-administrator.js';
import { DeleteUserHandler } from './delete-user/delete-user.command.js';
import { EditUserHandler } from './edit-user/edit-user.command.js';
import { ApplyUserEdit } from './edit-user/apply-user-edit.js';
import { ForgotPasswordHandler } from './forgot-password/forgot-password.command.js';
import { GetUserHandler } from './get-user/get-user.query.js';
import { ImportUserHandler } from './import-user/import-user.handler.js';
import { ListOnlineUsersHandler } from './list-online-users/list-online-users.query.js';
import { ListUsersHandler } from './list-users/list-users.query.js';
import { CheckCredentials } from './log-in/check-credentials.js';
import { FailedSignIns } from './log-in/failed-sign-ins.js';
import { LogInHandler } from './log-in/log-in.command.js';
import { LogOutHandler } from './log-out/log-out.command.js';
import { RedeemMailedLink } from './mails/redeem-mailed-link.js';
import { SendMailedLink } from './mails/send-mailed-link.js';
import { ChangeAddressHandler } from './operate/change-address.handler.js';
import { CreateAdministratorHandler } from './operate/create-administrator.handler.js';
import { DemoteAdministratorHandler } from './operate/demote-administrator.handler.js';
import { PromoteToAdministratorHandler } from './operate/promote-to-administrator.handler.js';
import { ReplacePasswordHandler } from './operate/replace-password.handler.js';
import { AnnouncePresence } from './presence/announce-presence.js';
import { PresenceRegistry } from './presence/presence-registry.js';
import { SweepPresence } from './presence/sweep-presence.js';
import { RegisterHandler } from './register/register.command.js';
import { ResendVerificationHandler } from './resend-verification/resend-verification.command.js';
import { ResetPasswordHandler } from './reset-password/reset-password.command.js';
import { SecurityNotices } from './security-notices/security-notices.js';
import { EndSessions } from './sessions/end-sessions.js';
import { RevokeAccess } from './sessions/revoke-access.js';
import { StartSession } from './sessions/start-session.js';
import { LinkGoogle } from './sign-in-with-google/link-google.js';
import { SignInWithGoogleHandler } from './sign-in-with-google/sign-in-with-google.command.js';
import { NotifyUserChanged } from './notify-user-changed/notify-user-changed.js';
import { ToggleUserHandler } from './toggle-user/toggle-user.command.js';
import { VerifyEmailHandler } from './verify-email/verify-email.command.js';
import { VoidKnownPasswords } from './void-known-passwords/void-known-passwords.js';

const shared = [
  AddUser,
  AnnouncePresence,
  CheckCredentials,
  DeletePictureFile,
  ApplyUserEdit,
  EndSessions,
  FailedSignIns,
  LinkGoogle,
  RedeemMailedLink,
  SendMailedLink,
  PresenceRegistry,
  SecurityNotices,
  RevokeAccess,
  StartSession,
  SweepPresence,
  NotifyUserChanged,
];

const people = [
  ChangePictureHandler,
  ChangeProfileHandler,
  CreateFirstAdministrator,
  DeleteUserHandler,
  DeletePictureFileJob,
  EditUserHandler,
  GetUserHandler,
  ImportUserHandler,
  ListOnlineUsersHandler,
  ListUsersHandler,
  ToggleUserHandler,
  VoidKnownPasswords,
];

const doors = [
  CleanUpJob,
  ForgotPasswordHandler,
  LogInHandler,
  LogOutHandler,
  RegisterHandler,
  ResendVerificationHandler,
  ResetPasswordHandler,
  SignInWithGoogleHandler,
  VerifyEmailHandler,
];

const operator = [
  ChangeAddressHandler,
  CreateAdministratorHandler,
  DemoteAdministratorHandler,
  PromoteToAdministratorHandler,
  ReplacePasswordHandler,
];

/** Everything that can be asked of identity. */
export const useCases: Provider[] = [...shared, ...people, ...doors, ...operator];
