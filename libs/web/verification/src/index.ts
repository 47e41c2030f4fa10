export { VerificationNotice } from './verification-notice';
export { useResendVerification } from './use-resend-verification';
