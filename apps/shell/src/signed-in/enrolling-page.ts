/** The page that sets up two-step sign-in. */
export const ENROLLING_PAGE = '/profile/security';
