import type { Language, Role } from '@manette/contracts/identity';
import { GoogleConflict } from './google.errors.js';
import { internationalPhone } from './international-phone.js';
import { writeFields } from './write-fields.js';
import { AdminProtected, ChangedByOperator, LastAdministrator, NotAnAdministrator } from './user.errors.js';

export interface UserState {
  readonly id: string;
  /** Null once the user is deleted, like all personal data. */
  readonly username: string | null;
  readonly email: string | null;
  /** The phone number as the user typed it. */
  readonly phone: string | null;
  readonly address: string | null;
  readonly role: Role;
  readonly isActive: boolean;
  readonly emailVerified: boolean;
  readonly passwordHash: string | null;
  readonly googleId: string | null;
  /** The picture's key in the file storage. */
  readonly pictureKey: string | null;
  readonly language: Language;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
  /** Since when a sign-in needs a second step; null while the second step is off. */
  readonly secondStepAt: Date | null;
}

type UserFields = UserState & Pick<User, 'phoneE164'>;
export type Profile = Partial<Pick<UserState, 'username' | 'phone' | 'address' | 'language'>>;
export type AdminChanges = Profile & Partial<Pick<UserState, 'email' | 'role' | 'isActive'>>;

/** The consequences of an edit. */
export interface Edited {
  addressChanged: boolean;
  deactivated: boolean;
  /** The user has become an administrator. */
  promoted: boolean;
  /** The user has become an administrator, or `isVerified` has changed. */
  permissionsChanged: boolean;
}

/** A client or an administrator. Fields change only through these methods. */
export class User implements UserState {
  readonly id!: string;
  readonly username!: string | null;
  readonly email!: string | null;
  readonly phone!: string | null;
  /**
   * The E.164 form of `phone`, or null. The search of users compares it, so that the way a number was typed does not matter.
   */
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
  readonly secondStepAt!: Date | null;

  constructor(state: UserState) {
    this.set(state);
  }

  get isAdmin(): boolean {
    return this.role === 'admin';
  }

  /** Whether the user may use chat, tickets, orders and uploads (the verification gate). */
  get isVerified(): boolean {
    return this.emailVerified || this.googleId !== null || this.isAdmin;
  }

  /** @returns false if the address was already verified */
  verifyEmail(): boolean {
    if (this.emailVerified) return false;
    this.set({ emailVerified: true });
    return true;
  }

  changeProfile(changes: Profile): void {
    this.set(changes);
  }

  /**
   * Refuses a change of a role, or of an administrator's address. An equal value is no change.
   * @throws ChangedByOperator [TRU-056]
   */
  refuseOperatorOnlyChanges(changes: AdminChanges): void {
    if (this.changesRole(changes) || (this.isAdmin && this.changesAddress(changes)))
      throw new ChangedByOperator();
  }

  /** Returns whether an edit changes the role or the address. An equal value is no change [TRU-050]. */
  isSensitive(changes: AdminChanges): boolean {
    return this.changesRole(changes) || this.changesAddress(changes);
  }

  private changesRole({ role }: AdminChanges): boolean {
    return role !== undefined && role !== this.role;
  }

  private changesAddress({ email }: AdminChanges): boolean {
    return email != null && email !== this.email;
  }

  /**
   * Applies the changes that an administrator makes. A new address is unverified.
   * @throws AdminProtected if an administrator would lose the role or the active state, or an inactive user would become an
   * administrator [ID-097, ID-098]
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

  /** Sets a new password, or removes the password with null. */
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
   * Links a Google identity and removes the password: the address may have been registered by someone else, even if it is
   * verified, because mail scanners also open links. The caller ends the sessions.
   * @returns false if this identity was already linked and nothing changed
   * @throws GoogleConflict if another identity is linked [TRU-060]
   */
  linkGoogle(googleId: string): boolean {
    if (this.googleId === googleId) return false;
    if (this.googleId !== null) throw new GoogleConflict();
    this.set({ googleId, emailVerified: true, passwordHash: null });
    return true;
  }

  /**
   * Removes all personal data. The row stays for the tickets and messages that refer to it.
   * @throws AdminProtected [ID-139]
   */
  anonymize(at: Date): void {
    if (this.isAdmin) throw new AdminProtected();
    this.set({ username: null, email: null, phone: null, address: null, passwordHash: null });
    this.set({
      googleId: null,
      pictureKey: null,
      isActive: false,
      emailVerified: false,
      deletedAt: at,
      secondStepAt: null,
    });
  }

  /** Makes the user a verified, active administrator. @returns false if the user already was an administrator */
  promote(): boolean {
    const promoted = !this.isAdmin;
    this.set({ role: 'admin', emailVerified: true, isActive: true });
    return promoted;
  }

  /**
   * Makes the administrator a client.
   * @throws NotAnAdministrator, or LastAdministrator for the last active administrator [TRU-057, TRU-058]
   */
  demote({ isLast }: { isLast: boolean }): void {
    if (!this.isAdmin) throw new NotAnAdministrator();
    if (isLast) throw new LastAdministrator();
    this.set({ role: 'client' });
  }

  /** Turns the second step on, or off with null. */
  setSecondStep(since: Date | null): void {
    this.set({ secondStepAt: since });
  }

  /** Removes the link to the Google identity. @returns whether this changed `isVerified` */
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
