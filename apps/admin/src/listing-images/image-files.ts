import { IMAGE_MIME_TYPES, IMAGE_MESSAGES, MAX_IMAGE_BYTES } from '@manette/contracts/catalog';

/** The types that the file dialog offers; JFIF is JPEG under an older name. */
export const IMAGE_ACCEPT = [...IMAGE_MIME_TYPES, '.jfif'].join(',');

const TYPES: readonly string[] = IMAGE_MIME_TYPES;
const NAMES = /\.(png|jpe?g|jfif|avif|webp)$/i;

// Some systems report no type for .avif or .jfif; the server checks the bytes in any case.
const isImage = ({ type, name }: File) => (type === '' ? NAMES.test(name) : TYPES.includes(type));

/** @returns why these files cannot be images of a listing [CAT-114], undefined when they can */
export function imageFault(files: readonly File[]): string | undefined {
  if (!files.every(isImage)) return IMAGE_MESSAGES.type;
  if (files.some(({ size }) => size > MAX_IMAGE_BYTES)) return IMAGE_MESSAGES.size;
  return undefined;
}
