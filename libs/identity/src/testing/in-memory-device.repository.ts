import { DeviceRepository, type DeviceHistory } from '../domain/device.repository.js';
import type { InMemorySessionRepository } from './in-memory-session.repository.js';

interface KnownDevice {
  userId: string;
  hash: Buffer;
  lastSeenAt: Date;
}

/** Known devices in memory. */
export class InMemoryDeviceRepository extends DeviceRepository {
  all: KnownDevice[] = [];

  constructor(private readonly sessions: InMemorySessionRepository) {
    super();
  }

  async find(userId: string, hash: Buffer | null, since: Date): Promise<DeviceHistory> {
    const same = this.all.filter((one) => hash && one.hash.equals(hash) && one.lastSeenAt > since);
    return {
      ofUser: same.some((one) => one.userId === userId),
      ofAnybody: same.length > 0,
      hasSignedIn: [...this.all, ...this.sessions.all].some((one) => one.userId === userId),
    };
  }

  async save(userId: string, hash: Buffer, at: Date, most: number): Promise<void> {
    const others = this.all.filter((one) => one.userId !== userId);
    const theirs = this.all.filter((one) => one.userId === userId && !one.hash.equals(hash));
    this.all = [...others, ...[...theirs, { userId, hash, lastSeenAt: at }].slice(-most)];
  }

  async deleteOfUser(userId: string): Promise<void> {
    this.all = this.all.filter((one) => one.userId !== userId);
  }
}
