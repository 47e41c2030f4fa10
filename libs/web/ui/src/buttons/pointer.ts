/** Whether the reader points with something finer than a finger, and so most likely has a keyboard too. */
export const hasFinePointer = (): boolean => globalThis.matchMedia?.('(pointer: fine)').matches ?? true;
