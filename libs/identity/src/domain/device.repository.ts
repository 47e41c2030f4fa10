/** Tells whether the browser of a sign-in is known. */
export interface DeviceHistory {
  /** This user has signed in with the browser. */
  ofUser: boolean;
  /** Any user has signed in with the browser. Several users may share a browser. */
  ofAnybody: boolean;
  /** This user has signed in before, with any browser. */
  hasSignedIn: boolean;
}

/** Stores the browsers with which users have signed in, by the hash of their cookie. Runs inside the caller's unit of work. */
export abstract class DeviceRepository {
  /**
   * @param hash null for a browser without a cookie
   * @param since a browser that was last seen before this time counts as unknown
   */
  abstract find(userId: string, hash: Buffer | null, since: Date): Promise<DeviceHistory>;

  /** Adds or refreshes a user's device. Deletes the devices that were not seen for longest if the user has more than `most`. */
  abstract save(userId: string, hash: Buffer, at: Date, most: number): Promise<void>;

  abstract deleteOfUser(userId: string): Promise<void>;
}
