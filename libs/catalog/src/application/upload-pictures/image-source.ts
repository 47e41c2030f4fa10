/** An image to upload: the path of a temporary file, or its bytes. */
export type ImageSource = string | Uint8Array;
