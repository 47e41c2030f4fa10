import { Fragment, type ReactNode } from 'react';
import { marksIn } from './marks';

const CONTROL = /[^\P{Cc}\t\n\r]/gu;

export interface MessageTextProps {
  /** The raw text; renders nothing when it is not a string [CHAT-027]. */
  text: unknown;
  /** Characters shown before '...' [CHAT-028]. */
  limit?: number;
}

/**
 * A message's text: `**bold**`, `*italic*`, line breaks kept, links as plain text [CHAT-030..032]. It is rendered as React
 * text nodes, never as HTML, so tags and attributes show as plain characters.
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
  for (const mark of marksIn(text)) {
    parts.push(<Fragment key={end}>{text.slice(end, mark.start)}</Fragment>);
    const key = `mark ${mark.start}`;
    parts.push(
      mark.kind === 'bold' ? <strong key={key}>{mark.words}</strong> : <em key={key}>{mark.words}</em>,
    );
    end = mark.end;
  }
  parts.push(<Fragment key="rest">{text.slice(end)}</Fragment>);
  return parts;
}
