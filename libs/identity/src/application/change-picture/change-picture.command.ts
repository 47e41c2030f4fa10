import { Command } from '@nestjs/cqrs';

/** A person uploads a picture of themselves [API-012]. Answers the address of the new one. */
export class ChangePicture extends Command<string> {
  constructor(
    readonly userId: string,
    /** Where the uploaded file lies. */
    readonly path: string,
  ) {
    super();
  }
}
