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

/** The change is reserved for the operator, as ADMIN_ROLE_CHANGES is `operator` [TRU-056]. */
export class ChangedByOperator extends DomainError {
  constructor() {
    super('ADMIN_PROTECTED', 'Roles and addresses of administrators are changed by the operator');
  }
}

/** [TRU-057] */
export class NotAnAdministrator extends DomainError {
  constructor() {
    super('CONFLICT', 'This person is not an administrator');
  }
}

/** [TRU-058] */
export class LastAdministrator extends DomainError {
  constructor() {
    super('CONFLICT', 'The last administrator stays');
  }
}

/** Administrators cannot change other administrators' role or active state, nor delete them [ID-097, ID-098, ID-139]. */
export class AdminProtected extends DomainError {
  constructor() {
    super('ADMIN_PROTECTED', 'Administrators cannot be deactivated or deleted, and their role cannot change');
  }
}
