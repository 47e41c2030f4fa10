const LINKS = /https?:\/\/\S+/g;

/** Returns a mail server's error without links that it may quote from the mail, because the failed job stores the error. */
export function withoutLinks(error: unknown): Error {
  const { message, code, responseCode, command } = error as Error &
    Record<'code' | 'responseCode' | 'command', unknown>;
  return Object.assign(new Error(message.replace(LINKS, '[link]')), { code, responseCode, command });
}
