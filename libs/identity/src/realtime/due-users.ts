/** Users who are to be looked at after a fixed time, by one timer for all of them. */
export class DueUsers {
  /** When each is due; the first is due first. */
  private readonly due = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param delay in milliseconds
   * @param look is given those who have become due
   */
  constructor(
    private readonly delay: number,
    private readonly look: (userIds: string[]) => void,
  ) {}

  /** Looks at a user after the delay from now; earlier calls for the same user do not count any more. */
  add(userId: string): void {
    this.due.delete(userId);
    this.due.set(userId, performance.now() + this.delay);
    this.timer ??= setTimeout(() => this.check(), this.delay).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.due.clear();
  }

  private check(): void {
    const now = performance.now();
    const users: string[] = [];
    for (const [userId, at] of this.due) {
      if (at > now) break;
      users.push(userId);
      this.due.delete(userId);
    }
    const [next] = this.due.values();
    this.timer = next === undefined ? undefined : setTimeout(() => this.check(), next - now).unref();
    if (users.length > 0) this.look(users);
  }
}
