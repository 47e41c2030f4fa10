export type NoticeKind = 'success' | 'info' | 'warning' | 'error' | 'alert';

export interface NoticeOptions {
  /** A notice with the id of a visible one is not shown again. */
  id?: string;
  onClick?: () => void;
  /** A link at the end of the notice; a click on it calls `onClick`. */
  link?: { words: string; href: string };
}
