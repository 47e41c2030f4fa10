/** A picture to take in: a file in a temporary place, or its bytes. */
export type ImageSource = string | Uint8Array;
