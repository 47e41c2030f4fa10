/** Returns whether the user has a mouse or another fine pointer, and so most likely a keyboard too. */
export const hasFinePointer = (): boolean => globalThis.matchMedia?.('(pointer: fine)').matches ?? true;
