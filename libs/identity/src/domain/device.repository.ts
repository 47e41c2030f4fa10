/** What is known of the browser that a person signs in with. */
export interface DeviceAcquaintance {
  /** This person has signed in with it. */
  ofUser: boolean;
  /** Somebody has signed in with it: several people may share a browser. */
  ofAnybody: boolean;
  /** The person has signed in before, with whatever browser. */
  hasSignedIn: boolean;
}

/** Stores which browsers people have signed in with, by the hash of their cookie. Runs inside the caller's unit of work. */
export abstract class DeviceRepository {
  /**
   * @param hash null for a browser without a cookie
   * @param since a browser that was seen last before it is unknown
   */
  abstract find(userId: string, hash: Buffer | null, since: Date): Promise<DeviceAcquaintance>;

  /** Adds or refreshes a person's device; of more than `most` those that were not seen for longest are forgotten. */
  abstract save(userId: string, hash: Buffer, at: Date, most: number): Promise<void>;

  abstract deleteOfUser(userId: string): Promise<void>;
}
