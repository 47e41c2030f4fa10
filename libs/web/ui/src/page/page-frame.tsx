import clsx from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { fillLink, type LinkElement } from '../text/element';
import { PageTitle } from './page-title';

export interface PageFrameProps {
  /** The page's only h1 and the tab's title. Undefined when the content has its own (an account's page). */
  title?: string;
  /** '48 accounts found'; a screen reader announces changes. */
  summary?: ReactNode;
  /** Buttons at the end of the head. */
  actions?: ReactNode;
  /** The back link and its name ('Back to Accounts'). */
  back?: LinkElement;
  backLabel?: string;
  children: ReactNode;
  className?: string;
}

/** A page: the main part below the navigation bar [SHELL-022], with its heading. */
export function PageFrame({ title, summary, actions, back, backLabel, children, className }: PageFrameProps) {
  return (
    <main id="main" className="pt-(--page-top)">
      <div
        className={clsx(
          'mx-auto max-w-[calc(var(--page-max)+2*var(--gutter))] px-(--gutter) pt-3 pb-16 lg:pt-6',
          className,
        )}
      >
        {back && backLabel && <BackLink link={back} label={backLabel} />}
        {title !== undefined && (
          <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-2 lg:gap-y-5">
            <PageTitle>{title}</PageTitle>
            <h1 className="min-w-0 wrap-anywhere">{title}</h1>
            {summary !== undefined && (
              // Its space is reserved while the summary is unknown. Next to a long title the summary has a line of its own.
              <p role="status" className="min-h-[calc(1lh+3px)] min-w-36 pb-[3px] text-2 text-muted">
                {summary}
              </p>
            )}
            {actions && (
              // On a desktop no higher than the title, so that the title has the same place on all pages, also before the page
              // is loaded.
              <div className="flex w-full flex-wrap gap-2 *:flex-1 max-lg:*:basis-2/5 max-lg:*:px-2 max-lg:*:whitespace-nowrap lg:ms-auto lg:-mt-3 lg:w-auto lg:*:flex-none">
                {actions}
              </div>
            )}
          </div>
        )}
        {children}
      </div>
    </main>
  );
}

/** The link back to the page from which the user came. */
export function BackLink({ link, label }: { link: LinkElement; label: string }) {
  return fillLink(
    link,
    {
      className:
        '-mt-3 mb-1 inline-flex min-h-11 items-center gap-1.5 text-2 font-ui text-muted hover:text-text',
    },
    <>
      <ArrowLeft className="flip size-4" />
      {label}
    </>,
  );
}
