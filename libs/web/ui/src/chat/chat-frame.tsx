import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageTitle } from '../page/page-title';
import { fillLink, type LinkElement } from '../text/element';

export interface ChatFrameProps {
  /** The page's h1 and the tab's title, in its own direction. */
  title: string;
  /** The line under the title: number, badge, people. */
  sub?: ReactNode;
  /** The back link and its name ('Back to Support'). */
  back?: LinkElement;
  backLabel?: string;
  /** Content beside the messages on a desktop, above them on a phone: the order, the people. */
  side?: ReactNode;
  sideLabel?: string;
  /** The message log. */
  children: ReactNode;
  /** The composer or the closing banner. */
  foot?: ReactNode;
}

const BACK =
  'inline-flex min-h-11 min-w-11 flex-none items-center justify-center rounded-control text-muted hover:bg-fill';

/** A conversation. It fills the height below the navigation bar, and the messages scroll between the head and the composer. */
export function ChatFrame({ title, sub, back, backLabel, side, sideLabel, children, foot }: ChatFrameProps) {
  return (
    <main id="main" className="pt-(--page-top)">
      <div className="chat">
        <header className="chat-head" data-back={back ? '' : undefined}>
          {back &&
            fillLink(back, { className: BACK, 'aria-label': backLabel }, <ArrowLeft className="flip" />)}
          <div className="min-w-0 flex-1">
            <PageTitle>{title}</PageTitle>
            <h1
              dir="auto"
              className="w-fit max-w-full truncate text-3 leading-[1.3] lg:text-4 rtl:line-clamp-2 rtl:whitespace-normal"
            >
              {title}
            </h1>
            {sub && <div className="chat-sub">{sub}</div>}
          </div>
        </header>
        {side && (
          <aside className="chat-side" aria-label={sideLabel}>
            {side}
          </aside>
        )}
        <div className="chat-main">{children}</div>
        <div className="chat-foot">{foot}</div>
      </div>
    </main>
  );
}
