/** Why the product cannot start or go on, as one sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
