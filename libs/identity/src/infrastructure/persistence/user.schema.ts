import { EntitySchema } from '@mikro-orm/core';
import { User } from '../../domain/user.js';

/** Maps a user to `identity.users`. */
export const userSchema = new EntitySchema<User>({
  class: User,
  schema: 'identity',
  tableName: 'users',
  properties: {
    id: { type: 'uuid', primary: true },
    username: { type: 'text', nullable: true },
    email: { type: 'text', nullable: true },
    phone: { type: 'text', nullable: true },
    phoneE164: { type: 'text', nullable: true, fieldName: 'phone_e164' },
    address: { type: 'text', nullable: true },
    role: { type: 'text' },
    isActive: { type: 'boolean' },
    emailVerified: { type: 'boolean' },
    passwordHash: { type: 'text', nullable: true },
    googleId: { type: 'text', nullable: true },
    pictureKey: { type: 'text', nullable: true },
    language: { type: 'text' },
    createdAt: { type: 'datetime' },
    deletedAt: { type: 'datetime', nullable: true },
    secondStepAt: { type: 'datetime', nullable: true },
    isAdmin: { type: 'boolean', persist: false },
    isVerified: { type: 'boolean', persist: false },
  },
});
