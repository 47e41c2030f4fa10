/** The IP address and the user agent of a call, as the notice about it shows them. */
export interface CallOrigin {
  ip: string;
  userAgent: string | undefined;
}
