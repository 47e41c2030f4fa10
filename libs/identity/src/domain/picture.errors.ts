import { DomainError } from '@manette/contracts/errors';
import { PROFILE_PICTURE_MESSAGES } from '@manette/contracts/identity';

/** [ID-127] */
export class NotAnImage extends DomainError {
  constructor() {
    super('UNSUPPORTED_FILE_TYPE', PROFILE_PICTURE_MESSAGES.notAnImage, 'profilePicture');
  }
}

/** [ID-127] */
export class PictureMissing extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', PROFILE_PICTURE_MESSAGES.notAnImage, 'profilePicture');
  }
}
