export interface UploadField {
  name: string;
  maxCount: number;
  /** The message of the 400 for more files than `maxCount`. */
  tooMany?: string;
}

export interface UploadRules {
  /** Largest file accepted, in bytes (inclusive). */
  fileSize: number;
  /** The message of the 413 for a larger file. */
  fileTooLarge: string;
  /** Whether units of work of the request commit only while the client is connected, even if the whole form has arrived. */
  cancelledWithRequest?: boolean;
  /** Whether the bytes are kept in memory and never written to a disk, as they are secret. For small files. */
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

/** The value of `@UploadedFiles()` with `uploadInterceptor`: the files by field; a field without files is absent. */
export type UploadedFilesByField<Name extends string = string> = Partial<Record<Name, UploadedFile[]>>;
