import { Fragment, type ReactNode } from 'react';

// Bold first, so that ** is not read as two italics. A mark hugs its words and never reaches over a line's end.
const MARKS = /\*\*(?![\s*])([^\n]*?[^\s*])\*\*|\*(?![\s*])([^\n*]*[^\s*])\*(?!\*)/g;
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

export interface MessageTextProps {
  /** Raw text as it was written; anything that is not text shows as nothing [CHAT-027]. */
  text: unknown;
  /** Characters shown before '...' [CHAT-028]. */
  limit?: number;
}

/**
 * Raw text as people see it: `**bold**`, `*italic*`, line breaks kept, links as plain text [CHAT-030..032]. It
 * becomes React text nodes and never markup, so tags and event attributes show as the letters they are.
 */
export function MessageText({ text, limit = 1000 }: MessageTextProps) {
  if (typeof text !== 'string') return null;
  const clean = text.replace(CONTROL, '');
  const letters = Array.from(clean);
  const shown = letters.length > limit ? `${letters.slice(0, limit).join('')}...` : clean;
  return <>{formatted(shown)}</>;
}

function formatted(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    parts.push(<Fragment key={end}>{text.slice(end, match.index)}</Fragment>);
    const key = `mark ${match.index}`;
    parts.push(match[1] ? <strong key={key}>{match[1]}</strong> : <em key={key}>{match[2]}</em>);
    end = match.index + match[0].length;
  }
  parts.push(<Fragment key="rest">{text.slice(end)}</Fragment>);
  return parts;
}
