import { identityEvents } from '@manette/contracts/identity';
import { AdminProtected, UserNotFound } from '../../domain/user.errors.js';
import { inMemoryIdentity } from '../../testing/in-memory-identity.js';
import { DeletePictureFile } from '../change-picture/delete-picture-file.js';
import { DeleteUser, DeleteUserHandler } from './delete-user.command.js';

function deletion() {
  const identity = inMemoryIdentity();
  const { unitOfWork, users, tokens, secondStep, revokeAccess, outbox, clock, audit } = identity;
  const noted: string[] = [];
  const deletedUsers = { add: async (userId: string) => void noted.push(userId) };
  const dropExports = { of: async (userId: string) => void noted.push(`exports of ${userId}`) };
  const deleteFile = new DeletePictureFile(outbox);
  const handler = new DeleteUserHandler(
    unitOfWork,
    users,
    tokens,
    secondStep,
    revokeAccess,
    deleteFile,
    deletedUsers,
    dropExports,
    clock,
    audit,
  );
  return { ...identity, noted, remove: (userId: string) => handler.execute(new DeleteUser(userId)) };
}

describe('deleting a client', () => {
  it('removes the personal data, the mailed links and the picture, and ends the sessions', async () => {
    const { has, signsIn, sendLink, remove, sessions, tokens, outbox, noted } = deletion();
    const ann = await has();
    await signsIn(ann);
    await sendLink.send('reset-password', ann, 'en');
    await remove(ann.id);
    expect(ann).toMatchObject({ username: null, email: null, phone: null, passwordHash: null });
    expect(sessions.all).toMatchObject([{ endReason: 'deleted' }]);
    expect(tokens.all).toEqual([]);
    expect(outbox.jobs).toMatchObject([{ name: 'drop', data: { key: 'public/people/ann.webp' } }]);
    expect(outbox.events).toContainEqual({ topic: identityEvents.userDeleted, payload: { userId: ann.id } });
    expect(noted).toEqual([`exports of ${ann.id}`, ann.id]);
  });

  it('does not find a client who is already deleted', async () => {
    const { has, remove } = deletion();
    const ann = await has();
    await remove(ann.id);
    await expect(remove(ann.id)).rejects.toThrow(new UserNotFound());
  });

  it('[ID-139] refuses to delete an administrator', async () => {
    const { has, remove, outbox, noted } = deletion();
    const boss = await has({ role: 'admin' });
    await expect(remove(boss.id)).rejects.toThrow(new AdminProtected());
    expect(boss.username).toBe('ann');
    expect([...outbox.events, ...outbox.jobs, ...noted]).toEqual([]);
  });
});
