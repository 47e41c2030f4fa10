import type { Language, Role } from '@manette/contracts/identity';
import { GoogleConflict } from './google.errors.js';
import { internationalPhone } from './international-phone.js';
import { writeFields } from './write-fields.js';
import { AdminProtected, ChangedByOperator, LastAdministrator, NotAnAdministrator } from './user.errors.js';

export interface UserState {
  readonly id: string;
  /** Null once the person is deleted, as everything that tells who they were. */
  readonly username: string | null;
  readonly email: string | null;
  /** As it was typed. */
  readonly phone: string | null;
  readonly address: string | null;
  readonly role: Role;
  readonly isActive: boolean;
  readonly emailVerified: boolean;
  readonly passwordHash: string | null;
  readonly googleId: string | null;
  /** Where the picture lies in the file storage. */
  readonly pictureKey: string | null;
  readonly language: Language;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
}

type UserFields = UserState & Pick<User, 'phoneE164'>;
export type Profile = Partial<Pick<UserState, 'username' | 'phone' | 'address'>>;
export type AdminChanges = Profile & Partial<Pick<UserState, 'email' | 'role' | 'isActive'>>;

/** What follows from an edit. */
export interface Edited {
  addressChanged: boolean;
  deactivated: boolean;
  /** They are an administrator now. */
  promoted: boolean;
  /** They are an administrator now, or the verification gate opened or closed. */
  permissionsChanged: boolean;
}

/** A person who can sign in. What outsiders read never changes but through these methods. */
export class User implements UserState {
  readonly id!: string;
  readonly username!: string | null;
  readonly email!: string | null;
  readonly phone!: string | null;
  /** The E.164 form of `phone`, where there is one; people are found by it however they wrote the number. */
  readonly phoneE164!: string | null;
  readonly address!: string | null;
  readonly role!: Role;
  readonly isActive!: boolean;
  readonly emailVerified!: boolean;
  readonly passwordHash!: string | null;
  readonly googleId!: string | null;
  readonly pictureKey!: string | null;
  readonly language!: Language;
  readonly createdAt!: Date;
  readonly deletedAt!: Date | null;

  constructor(state: UserState) {
    this.set(state);
  }

  get isAdmin(): boolean {
    return this.role === 'admin';
  }

  /** Whether the gate of chat, tickets, orders and uploads is open to them. */
  get isVerified(): boolean {
    return this.emailVerified || this.googleId !== null || this.isAdmin;
  }

  /** @returns false when the address was verified before */
  verifyEmail(): boolean {
    if (this.emailVerified) return false;
    this.set({ emailVerified: true });
    return true;
  }

  changeProfile(changes: Profile): void {
    this.set(changes);
  }

  /**
   * Lets pass what leaves roles, and the address of an administrator, as they are.
   * @throws ChangedByOperator [TRU-056]
   */
  refuseOperatorOnlyChanges({ role, email }: AdminChanges): void {
    const roleChanges = role !== undefined && role !== this.role;
    const addressChanges = email != null && email !== this.email;
    if (roleChanges || (this.isAdmin && addressChanges)) throw new ChangedByOperator();
  }

  /**
   * What an administrator changes. A new address is unverified.
   * @throws AdminProtected when an administrator would lose role or active state, or be made of somebody inactive
   * [ID-097, ID-098]
   */
  edit(changes: AdminChanges): Edited {
    const role = changes.role ?? this.role;
    const isActive = changes.isActive ?? this.isActive;
    if ((this.isAdmin && role !== 'admin') || (role === 'admin' && !isActive)) throw new AdminProtected();
    const addressChanged = changes.email != null && changes.email !== this.email;
    const deactivated = this.isActive && !isActive;
    const before = [this.isAdmin, this.isVerified];
    this.set(changes);
    if (addressChanged) this.set({ emailVerified: false });
    const promoted = before[0] !== this.isAdmin;
    const permissionsChanged = promoted || before[1] !== this.isVerified;
    return { addressChanged, deactivated, promoted, permissionsChanged };
  }

  /** @throws AdminProtected [ID-096] */
  toggleActive(): void {
    if (this.isAdmin) throw new AdminProtected();
    this.set({ isActive: !this.isActive });
  }

  /** Without one nobody signs in by a password. */
  setPassword(passwordHash: string | null): void {
    this.set({ passwordHash });
  }

  /** @returns the key of the former picture */
  setPicture(pictureKey: string): string | null {
    const former = this.pictureKey;
    this.set({ pictureKey });
    return former;
  }

  /**
   * Ties a Google identity to this person and voids their password: whoever registered the address may not have been its
   * owner, also where it is verified, for mail scanners open links too. The caller ends the sessions.
   * @returns false when they were tied to it before, and nothing changed
   * @throws GoogleConflict when they are tied to another one [TRU-060]
   */
  linkGoogle(googleId: string): boolean {
    if (this.googleId === googleId) return false;
    if (this.googleId !== null) throw new GoogleConflict();
    this.set({ googleId, emailVerified: true, passwordHash: null });
    return true;
  }

  /**
   * Removes everything that tells who this was; the row stays for what points at it.
   * @throws AdminProtected [ID-139]
   */
  anonymize(at: Date): void {
    if (this.isAdmin) throw new AdminProtected();
    this.set({ username: null, email: null, phone: null, address: null, passwordHash: null });
    this.set({ googleId: null, pictureKey: null, isActive: false, emailVerified: false, deletedAt: at });
  }

  /** @returns false when they were an administrator before */
  promote(): boolean {
    const promoted = !this.isAdmin;
    this.set({ role: 'admin', emailVerified: true, isActive: true });
    return promoted;
  }

  /**
   * Makes a client of an administrator.
   * @throws NotAnAdministrator, or LastAdministrator for the last active one [TRU-057, TRU-058]
   */
  demote({ isLast }: { isLast: boolean }): void {
    if (!this.isAdmin) throw new NotAnAdministrator();
    if (isLast) throw new LastAdministrator();
    this.set({ role: 'client' });
  }

  /** From now on no Google identity belongs to them. @returns whether the verification gate closed by that */
  unlinkGoogle(): { permissionsChanged: boolean } {
    const before = this.isVerified;
    this.set({ googleId: null });
    return { permissionsChanged: before !== this.isVerified };
  }

  /** Writes the given fields; a field that is undefined keeps its value. */
  private set(changes: Partial<UserState>): void {
    const { phone } = changes;
    const derived = phone === undefined ? {} : { phoneE164: internationalPhone(phone) };
    writeFields<UserFields>(this, { ...changes, ...derived });
  }
}
