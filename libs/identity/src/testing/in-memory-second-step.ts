import type { Passkey } from '../domain/passkey.js';
import { PasskeyRepository } from '../domain/passkey.repository.js';
import { SecondStepRepository } from '../domain/second-step.repository.js';
import type { SignInChallenge } from '../domain/sign-in-challenge.js';
import { SignInChallengeRepository } from '../domain/sign-in-challenge.repository.js';
import type { Totp } from '../domain/totp.js';

interface RecoveryCode {
  userId: string;
  hash: Buffer;
  usedAt: Date | null;
}

/** Authenticator apps and recovery codes in memory. */
export class InMemorySecondStepRepository extends SecondStepRepository {
  readonly apps = new Map<string, Totp>();
  codes: RecoveryCode[] = [];

  async findTotp(userId: string): Promise<Totp | null> {
    return this.apps.get(userId) ?? null;
  }

  async replaceTotp(totp: Totp): Promise<void> {
    this.apps.set(totp.userId, totp);
  }

  async confirmTotp(userId: string, at: Date): Promise<void> {
    const app = this.apps.get(userId);
    if (app) app.confirmedAt = at;
  }

  async acceptStep(userId: string, step: number): Promise<boolean> {
    const app = this.apps.get(userId);
    if (!app || (app.lastStep !== null && app.lastStep >= step)) return false;
    app.lastStep = step;
    return true;
  }

  async deleteTotp(userId: string): Promise<void> {
    this.apps.delete(userId);
  }

  async replaceRecoveryCodes(userId: string, hashes: Buffer[]): Promise<void> {
    const others = this.codes.filter((code) => code.userId !== userId);
    this.codes = [...others, ...hashes.map((hash) => ({ userId, hash, usedAt: null }))];
  }

  async useRecoveryCode(userId: string, hash: Buffer, at: Date): Promise<boolean> {
    const found = this.unusedOf(userId).find((code) => code.hash.equals(hash));
    if (found) found.usedAt = at;
    return found !== undefined;
  }

  async countRecoveryCodes(userId: string): Promise<number> {
    return this.unusedOf(userId).length;
  }

  private unusedOf(userId: string): RecoveryCode[] {
    return this.codes.filter((code) => code.userId === userId && code.usedAt === null);
  }
}

/** The challenges of sign-ins in memory. */
export class InMemorySignInChallengeRepository extends SignInChallengeRepository {
  all: SignInChallenge[] = [];

  async add(challenge: SignInChallenge): Promise<void> {
    this.all.push(challenge);
  }

  async find(hash: Buffer): Promise<SignInChallenge | null> {
    return this.all.find((challenge) => challenge.hash.equals(hash)) ?? null;
  }

  async countTry(hash: Buffer): Promise<void> {
    const challenge = await this.find(hash);
    if (challenge) challenge.tries += 1;
  }

  async end(hash: Buffer, at: Date): Promise<boolean> {
    const challenge = await this.find(hash);
    if (!challenge || challenge.endedAt !== null) return false;
    challenge.endedAt = at;
    return true;
  }

  async endOfUser(userId: string, at: Date): Promise<void> {
    for (const challenge of this.all) if (challenge.userId === userId) challenge.endedAt ??= at;
  }

  async deleteOfUser(userId: string): Promise<void> {
    this.all = this.all.filter((challenge) => challenge.userId !== userId);
  }
}

/** Passkeys in memory. */
export class InMemoryPasskeys extends PasskeyRepository {
  all: Passkey[] = [];

  async add(passkey: Passkey): Promise<boolean> {
    if (await this.findByCredentialId(passkey.credentialId)) return false;
    this.all.push(passkey);
    return true;
  }

  async of(userId: string): Promise<Passkey[]> {
    return this.all.filter((passkey) => passkey.userId === userId);
  }

  async findByCredentialId(credentialId: string): Promise<Passkey | null> {
    return this.all.find((passkey) => passkey.credentialId === credentialId) ?? null;
  }

  async use(id: string, counter: number, at: Date): Promise<boolean> {
    const passkey = this.all.find((one) => one.id === id);
    if (!passkey || (counter <= passkey.counter && (counter > 0 || passkey.counter > 0))) return false;
    Object.assign(passkey, { counter, lastUsedAt: at });
    return true;
  }

  async delete(id: string): Promise<void> {
    this.all = this.all.filter((passkey) => passkey.id !== id);
  }

  async countOf(userId: string): Promise<number> {
    return (await this.of(userId)).length;
  }

  async deleteOfUser(userId: string): Promise<void> {
    this.all = this.all.filter((passkey) => passkey.userId !== userId);
  }
}
