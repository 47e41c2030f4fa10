import { User, type UserState } from '../domain/user.js';

const ANN: UserState = {
  id: '0197a000-0000-7000-8000-000000000001',
  username: 'ann',
  email: 'ann@shop.test',
  phone: '+213 551-234',
  address: '1 Rue Didouche',
  role: 'client',
  isActive: true,
  emailVerified: true,
  passwordHash: 'hash',
  googleId: null,
  pictureKey: 'public/people/ann.webp',
  language: 'en',
  createdAt: new Date('2026-01-01T00:00:00Z'),
  deletedAt: null,
  secondStepAt: null,
};

/** Creates Ann, a verified client, with the given fields changed. */
export const aUser = (change: Partial<UserState> = {}) => new User({ ...ANN, ...change });

/** Creates Ann as an administrator. */
export const anAdmin = (change: Partial<UserState> = {}) => aUser({ role: 'admin', ...change });
