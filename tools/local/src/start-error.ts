/** The product cannot start or continue. The message is one sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
