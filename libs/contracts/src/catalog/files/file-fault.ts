/** What is wrong with an uploaded file, where, and about which field. */
export interface FileFault {
  /** Counted from 1; what is missing altogether is reported at line 1. */
  line: number;
  field: string;
  message: string;
}
