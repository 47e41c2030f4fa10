export interface UploadField {
  name: string;
  maxCount: number;
  /** Sentence of the 400 for more files than `maxCount`. */
  tooMany?: string;
}

export interface UploadRules {
  /** Largest file accepted, in bytes (inclusive). */
  fileSize: number;
  /** Sentence of the 413 for a larger one. */
  fileTooLarge: string;
  /** Units of work of the request commit only while the client is connected, even if the whole form has arrived. */
  cancelledWithRequest?: boolean;
  /** The bytes are kept in memory and never written to a disk, as they are secret. For small files. */
  inMemory?: boolean;
}

/** A received file: a temporary file until the request is answered, or bytes with `inMemory`, which have no path. */
export interface UploadedFile {
  fieldname: string;
  originalname: string;
  path: string;
  size: number;
  buffer?: Buffer;
}

/** What `@UploadedFiles()` gives behind `uploadInterceptor`: the files by field, absent when there are none. */
export type UploadedFilesByField<Name extends string = string> = Partial<Record<Name, UploadedFile[]>>;
