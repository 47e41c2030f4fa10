import type { UserView } from '@manette/contracts/identity';

/** Returns a verified client, with the fields of `change`. */
export const aClient = (change: Partial<UserView> = {}): UserView => {
  const _id = change._id ?? '0199a7c2-0000-7000-8000-000000000001';
  return {
    _id,
    id: _id,
    username: 'yacine',
    email: 'yacine@example.dz',
    phone: '+213 555 01 02 03',
    address: null,
    role: 'client',
    isActive: true,
    emailVerified: true,
    profilePicture: null,
    isOnline: true,
    lastSeen: null,
    createdAt: '2026-01-01T10:00:00.000Z',
    ...change,
  };
};

export const anAdmin = (change: Partial<UserView> = {}): UserView =>
  aClient({
    _id: '0199a7c2-0000-7000-8000-000000000002',
    username: 'admin',
    email: 'admin@manette.test',
    role: 'admin',
    ...change,
  });
