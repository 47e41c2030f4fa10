/** What somebody said in the public chat, the oldest first; answers a `PersonalPage<PersonalMessage>` [TRU-110]. */
export class GetPersonalPublicMessages {
  constructor(
    readonly userId: string,
    /** The `next` of the page before. */
    readonly after: string | null,
  ) {}
}
