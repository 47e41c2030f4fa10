const LINKS = /https?:\/\/\S+/g;

/** What a mail server has against a mail, without the links of the mail that it may quote: the failed job keeps it. */
export function withoutLinks(error: unknown): Error {
  const { message, code, responseCode, command } = error as Error &
    Record<'code' | 'responseCode' | 'command', unknown>;
  return Object.assign(new Error(message.replace(LINKS, '[link]')), { code, responseCode, command });
}
