/** Passes on users after a fixed delay. One timer serves all users. */
export class DueUsers {
  /** The time at which each user is due, in order of that time. */
  private readonly due = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param delay in milliseconds
   * @param look receives the users that have become due
   */
  constructor(
    private readonly delay: number,
    private readonly look: (userIds: string[]) => void,
  ) {}

  /** Schedules a user for the delay from now on, and replaces an earlier schedule of the same user. */
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
