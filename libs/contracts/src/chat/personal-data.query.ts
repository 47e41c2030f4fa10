/** Reads the messages of a user in the public chat, oldest first. Returns a `PersonalPage<PersonalMessage>` [TRU-110]. */
export class GetPersonalPublicMessages {
  constructor(
    readonly userId: string,
    /** The `next` of the previous page. */
    readonly after: string | null,
  ) {}
}
