import { DomainError } from '@manette/contracts/errors';
import { INVALID_SUBSCRIPTION } from '@manette/contracts/notifications';

/** The subscription is malformed, or its address may not be called [POC-031]. */
export class InvalidSubscription extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', INVALID_SUBSCRIPTION, 'endpoint');
  }
}

/** The shop has no keys to sign pushes [POC-031]. */
export class PushIsOff extends DomainError {
  constructor() {
    super('UNAVAILABLE', 'Server error. Please try again later.');
  }
}

/** The device is unknown, or belongs to another user [POC-032]. */
export class DeviceNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Device not found');
  }
}
