/** An error in an uploaded file, with its line and field. */
export interface FileError {
  /** Counted from 1; a missing field is reported at line 1. */
  line: number;
  field: string;
  message: string;
}
