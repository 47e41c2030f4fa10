import { SetMetadata } from '@nestjs/common';

export type Access = 'public' | 'admin' | 'verified';
export const ACCESS = 'manette:access';

/** Marks a route that anyone may call, without a session. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** Marks a route for administrators only: 403 FORBIDDEN for others. */
export const AdminOnly = () => SetMetadata(ACCESS, 'admin' satisfies Access);
/** Marks a route for verified users only: 403 EMAIL_NOT_VERIFIED for others. */
export const VerifiedOnly = () => SetMetadata(ACCESS, 'verified' satisfies Access);
