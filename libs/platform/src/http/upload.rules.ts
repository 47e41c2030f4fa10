export interface UploadField {
  name: string;
  maxCount: number;
}

export interface UploadRules {
  /** Largest file accepted, in bytes (inclusive). */
  fileSize: number;
  /** Sentence of the 413 for a larger one. */
  fileTooLarge: string;
  /** Sentence of the 400 for more files than a field's `maxCount`. */
  tooManyFiles?: string;
}

/** One received file: in a temporary place until the request is answered. */
export interface UploadedFile {
  fieldname: string;
  originalname: string;
  path: string;
  size: number;
}

/** What `@UploadedFiles()` gives behind `uploadInterceptor`: the files by field, absent when there are none. */
export type UploadedFilesByField<Name extends string = string> = Partial<Record<Name, UploadedFile[]>>;
