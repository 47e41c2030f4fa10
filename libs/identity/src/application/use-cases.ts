import type { Provider } from '@nestjs/common';
import { AddUser } from './add-user/add-user.js';
import { CreateFirstAdministrator } from './create-first-administrator/create-first-administrator.js';
import { GetUserHandler } from './get-user/get-user.handler.js';
import { ImportUserHandler } from './import-user/import-user.handler.js';
import { ListOnlineUsersHandler } from './list-online-users/list-online-users.handler.js';
import { CheckCredentials } from './log-in/check-credentials.js';
import { FailedSignIns } from './log-in/failed-sign-ins.js';
import { LogInHandler } from './log-in/log-in.handler.js';
import { LogOutHandler } from './log-out/log-out.handler.js';
import { SendVerification } from './mails/send-verification.js';
import { AnnouncePresence } from './presence/announce-presence.js';
import { PresenceLedger } from './presence/presence-ledger.js';
import { SweepPresence } from './presence/sweep-presence.js';
import { RegisterHandler } from './register/register.handler.js';
import { ResendVerificationHandler } from './resend-verification/resend-verification.handler.js';
import { EndSessions } from './sessions/end-sessions.js';
import { StartSession } from './sessions/start-session.js';
import { VerifyEmailHandler } from './verify-email/verify-email.handler.js';

const shared = [
  AddUser,
  AnnouncePresence,
  CheckCredentials,
  EndSessions,
  FailedSignIns,
  PresenceLedger,
  SendVerification,
  StartSession,
  SweepPresence,
];

/** Everything that can be asked of identity. */
export const useCases: Provider[] = [
  ...shared,
  CreateFirstAdministrator,
  GetUserHandler,
  ImportUserHandler,
  ListOnlineUsersHandler,
  LogInHandler,
  LogOutHandler,
  RegisterHandler,
  ResendVerificationHandler,
  VerifyEmailHandler,
];
