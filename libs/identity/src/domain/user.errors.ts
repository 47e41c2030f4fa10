import { DomainError } from '@manette/contracts/errors';

/** [ID-126] */
export class UsernameTaken extends DomainError {
  constructor() {
    super('USERNAME_TAKEN', 'Username already exists', 'username');
  }
}

/** [ID-126] */
export class EmailTaken extends DomainError {
  constructor() {
    super('EMAIL_TAKEN', 'Email already exists', 'email');
  }
}

export class UserNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'User not found');
  }
}

/** Administrators keep their role and active state and cannot be deleted [ID-097, ID-098, ID-139]. */
export class AdminProtected extends DomainError {
  constructor() {
    super('ADMIN_PROTECTED', 'Administrators cannot be deactivated or deleted, and their role cannot change');
  }
}
