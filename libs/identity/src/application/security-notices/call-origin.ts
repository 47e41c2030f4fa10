/** From where and with what somebody made a call, as the notices about it say. */
export interface CallOrigin {
  ip: string;
  userAgent: string | undefined;
}
