import { SetMetadata } from '@nestjs/common';

export type Access = 'public' | 'admin' | 'verified';
export const ACCESS = 'manette:access';

/** Anyone may call, without a session. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** Administrators only: 403 FORBIDDEN for others. */
export const AdminOnly = () => SetMetadata(ACCESS, 'admin' satisfies Access);
/** Verified users only: 403 EMAIL_NOT_VERIFIED for others. */
export const VerifiedOnly = () => SetMetadata(ACCESS, 'verified' satisfies Access);
