import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';

export type Access = 'public' | 'admin' | 'verified';
export const ACCESS = 'manette:access';

/** Anyone may call, without a session. */
export const Public = () => applyDecorators(SetMetadata(ACCESS, 'public' satisfies Access), ApiSecurity({}));
/** Administrators only: 403 FORBIDDEN for others. */
export const AdminOnly = () => SetMetadata(ACCESS, 'admin' satisfies Access);
/** Verified users only: 403 EMAIL_NOT_VERIFIED for others. */
export const VerifiedOnly = () => SetMetadata(ACCESS, 'verified' satisfies Access);
