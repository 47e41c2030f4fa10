import { ArrowDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { LoadedPictures, LoadedPicturesContext } from './loaded-pictures';
import { useLogPosition } from './log-position';

export interface MessageLogProps {
  /** 'Messages' */
  label: string;
  /** The ids of the messages shown, oldest first. */
  ids: readonly string[];
  /** Returns the text for messages that arrived below the view: '3 new messages'. */
  unseenLabel: (count: number) => string;
  /** Content above the oldest message: a button for older ones. */
  top?: ReactNode;
  /** Called when the user comes near the oldest message. */
  onTop?: () => void;
  /** The id of the user's own latest message: a new one scrolls the log to the end. */
  followed?: string;
  busy?: boolean;
  children: ReactNode;
}

/** The message log. Opens at the newest message and stays there; while the user is further up, a button counts new messages. */
export function MessageLog({
  label,
  ids,
  unseenLabel,
  top,
  onTop,
  followed,
  busy,
  children,
}: MessageLogProps) {
  const [pictures] = useState(() => new LoadedPictures());
  const { log, unseen, toEnd, onScroll } = useLogPosition(ids, { followed, onTop });
  return (
    <>
      <div
        ref={log}
        className="log"
        role="log"
        aria-label={label}
        aria-busy={busy || undefined}
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className="log-in">
          {top && <div className="log-top">{top}</div>}
          <LoadedPicturesContext value={pictures}>{children}</LoadedPicturesContext>
        </div>
      </div>
      {unseen > 0 && (
        <button
          type="button"
          onClick={toEnd}
          className="rises absolute end-(--gutter) bottom-2 inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-raised px-4 text-1 shadow-raised"
        >
          <ArrowDown className="size-4" />
          {unseenLabel(unseen)}
        </button>
      )}
    </>
  );
}
