import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';

export interface DetectedType {
  mime: string;
  ext: string;
}

/** The type of a file by its bytes, never by its name; undefined when it has none that is known (plain text). */
export async function detectFileType(file: string | Uint8Array): Promise<DetectedType | undefined> {
  const found = typeof file === 'string' ? await fileTypeFromFile(file) : await fileTypeFromBuffer(file);
  return found && { mime: found.mime, ext: found.ext };
}
