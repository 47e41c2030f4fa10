export type NoticeKind = 'success' | 'info' | 'warning' | 'error' | 'alert';

export interface NoticeOptions {
  /** A notice with the id of one that stands is not shown again. */
  id?: string;
  onClick?: () => void;
  /** A link at its end; it does what `onClick` does. */
  link?: { words: string; href: string };
}
