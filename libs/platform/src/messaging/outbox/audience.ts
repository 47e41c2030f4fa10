/** Who receives a realtime event. An array is a union in which each socket counts once. */
export type Audience = OneAudience | OneAudience[];

export type OneAudience =
  | { everyone: true }
  | { admins: true }
  | { publicChat: true }
  | { user: string }
  | { session: string }
  /** Sockets joined to the ticket. `exceptUser` leaves a person out, of the whole union. */
  | { ticket: string; exceptUser?: string };
