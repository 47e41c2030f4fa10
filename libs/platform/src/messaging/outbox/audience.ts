/** Who receives a realtime event. An array is a union in which each socket counts once. */
export type Audience = OneAudience | OneAudience[];

export type OneAudience =
  /** Every signed-in user. */
  | { everyone: true }
  | { admins: true }
  /** Users who pass the verification gate. */
  | { verified: true }
  | { user: string }
  | { session: string }
  /** The sockets in a room that a context names and fills. `exceptUser` excludes a user from the whole union. */
  | { room: string; exceptUser?: string };
