import { InMemoryUnitOfWork, ManualClock, RecordingOutbox } from '@manette/platform/testing/in-memory';
import { AnnouncePresence } from '../application/presence/announce-presence.js';
import { PresenceRegistry } from '../application/presence/presence-registry.js';
import { PRESENCE_GRACE, type PresentSocket } from '../domain/presence.js';
import { InMemoryPresenceRepository } from '../testing/in-memory-presence.repository.js';
import { InMemoryUserRepository } from '../testing/in-memory-user.repository.js';
import { aUser } from '../testing/user.mother.js';
import { ProcessSockets } from './process-sockets.js';

/** Records its calls, and can fail. */
class ObservedRepository extends InMemoryPresenceRepository {
  readonly asked: [string, ...string[]][] = [];
  isBroken = false;
  hasLostLease = false;

  writes() {
    return this.asked.filter(([what]) => what !== 'compare');
  }

  override async addSockets(sockets: PresentSocket[]): Promise<PresentSocket[]> {
    this.asked.push(['add', ...sockets.map(({ socketId }) => socketId)]);
    if (this.isBroken) throw new Error('away');
    return super.addSockets(sockets);
  }

  override async markLeft(socketIds: string[]): Promise<void> {
    this.asked.push(['left', ...socketIds]);
    return super.markLeft(socketIds);
  }

  override async restoreSockets(sockets: PresentSocket[]): Promise<void> {
    this.asked.push(['restore', ...sockets.map(({ socketId }) => socketId)]);
  }

  override lock(userIds: string[]): Promise<Set<string>> {
    this.asked.push(['compare', ...userIds]);
    return super.lock(userIds);
  }

  override async renewLease(): Promise<boolean> {
    return this.hasLostLease;
  }
}

describe('the sockets of a process', () => {
  let repository: ObservedRepository;
  let sockets: ProcessSockets;
  const socket = (socketId: string): PresentSocket => ({ socketId, userId: 'ann', sessionId: 's' });

  beforeEach(async () => {
    const users = new InMemoryUserRepository();
    await users.add(aUser({ id: 'ann' }));
    repository = new ObservedRepository(users);
    const clock = new ManualClock();
    const announce = new AnnouncePresence(repository, new RecordingOutbox(), clock);
    const registry = new PresenceRegistry(repository, announce, new InMemoryUnitOfWork(), clock);
    sockets = new ProcessSockets(registry);
  });
  afterEach(() => sockets.beforeApplicationShutdown());

  it('are written together, opened sockets before closed ones', async () => {
    await Promise.all([
      sockets.entered(socket('a')),
      sockets.left('a'),
      sockets.entered(socket('b')),
      sockets.left('unknown'),
    ]);
    expect(repository.writes()).toEqual([
      ['add', 'a', 'b'],
      ['left', 'a'],
    ]);
  });

  it('are not written again while the lease is valid', async () => {
    await sockets.entered(socket('a'));
    await sockets.renewLease();
    expect(repository.writes()).toEqual([['add', 'a']]);
  });

  it('are written again when the lease was lost', async () => {
    await sockets.entered(socket('a'));
    repository.hasLostLease = true;
    await sockets.renewLease();
    expect(repository.writes()).toEqual([
      ['add', 'a'],
      ['restore', 'a'],
    ]);
  });

  it('are written again once after a failed write', async () => {
    repository.isBroken = true;
    await sockets.entered(socket('a'));
    await sockets.renewLease();
    await sockets.renewLease();
    expect(repository.writes()).toEqual([
      ['add', 'a'],
      ['restore', 'a'],
    ]);
  });

  it('whose graces end one by one are announced in groups, each user once [ID-082]', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const all = Array.from({ length: 60 }, (_, number) => `user ${number}`);
    const settle = async () => {
      for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
    };
    try {
      for (const userId of all) await sockets.entered({ socketId: userId, userId, sessionId: 's' });
      // Two sockets close in each millisecond, as a single one would not wait for others.
      for (const [place, userId] of all.entries()) {
        const left = sockets.left(userId);
        await settle();
        jest.advanceTimersByTime(place % 2);
        await left;
      }
      repository.asked.length = 0;
      for (let passed = 0; passed < PRESENCE_GRACE + 500; passed += 1) {
        jest.advanceTimersByTime(1);
        if (passed > PRESENCE_GRACE - 500) await settle();
      }
      const groups = repository.asked.map(([, ...userIds]) => userIds);
      expect(groups.flat()).toEqual(all);
      expect(groups.length).toBeLessThan(10);
    } finally {
      jest.useRealTimers();
    }
  });
});
