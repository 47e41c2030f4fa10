import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';

export interface DetectedType {
  mime: string;
  ext: string;
}

/** Detects a file's type by its bytes, never by its name; undefined if no known signature matches (as in plain text). */
export async function detectFileType(file: string | Uint8Array): Promise<DetectedType | undefined> {
  const found = typeof file === 'string' ? await fileTypeFromFile(file) : await fileTypeFromBuffer(file);
  return found && { mime: found.mime, ext: found.ext };
}
