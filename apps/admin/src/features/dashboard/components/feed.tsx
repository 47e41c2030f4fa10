import { useId } from 'react';
import { useDateLocale } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { formatDateTime, RowSkeleton } from '@manette/web-ui';

export interface FeedEntry {
  id: string;
  title: string;
  /** Link to the entry. */
  to?: string;
  /** The name of its author, or the role of a user. */
  by: string;
  at: string;
}

const SHOWN = 5;

interface FeedProps {
  title: string;
  entries?: FeedEntry[];
  empty?: string;
}

/** A list of the five latest entries. */
export function Feed({ title, entries, empty }: FeedProps) {
  const id = useId();
  const locale = useDateLocale();
  return (
    <div className="min-w-0">
      <h3 id={id} className="mb-1 text-1 font-read text-muted">
        {title}
      </h3>
      {!entries && Array.from({ length: SHOWN }, (_, row) => <RowSkeleton key={row} disc={false} />)}
      {entries?.length === 0 && <p className="py-3 text-2 text-muted">{empty}</p>}
      {entries && entries.length > 0 && (
        <ul aria-labelledby={id}>
          {entries.slice(0, SHOWN).map(({ id: key, title: words, to, by, at }) => (
            <li
              key={key}
              className="grid grid-cols-1 gap-0.5 border-b border-line py-[9px] text-2 leading-ui last:border-0"
            >
              <span className="font-medium">
                {/* A direction of its own, so that the end of the text is cut off, also for English text on an Arabic page. */}
                <span
                  dir="auto"
                  className="inline-block max-w-full truncate align-bottom rtl:line-clamp-2 rtl:whitespace-normal"
                >
                  {to ? (
                    <Link to={to} className="hover:underline">
                      {words}
                    </Link>
                  ) : (
                    words
                  )}
                </span>
              </span>
              <span className="flex justify-between gap-3 text-1 text-muted">
                <span dir="auto" className="truncate">
                  {by}
                </span>
                <time dateTime={at} className="num">
                  <bdi>{formatDateTime(at, locale)}</bdi>
                </time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
