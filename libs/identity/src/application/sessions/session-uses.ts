/** When sessions were used last. Uses are written a little later, in nobody's way. */
export abstract class SessionUses {
  /** Writes the uses that this process has seen; whoever reads `last_used_at` after it reads all of them. */
  abstract write(): Promise<void>;
}
