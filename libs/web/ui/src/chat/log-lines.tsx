import type { ReactNode } from 'react';

/** Parts the days: 'Today', 'Nov 20, 2025'. */
export function DaySeparator({ children }: { children: ReactNode }) {
  return <p className="chat-day">{children}</p>;
}

/** Where the unread messages begin: '2 new messages'. */
export function NewMessagesLine({ children }: { children: ReactNode }) {
  return (
    <p role="separator" className="chat-new">
      {children}
    </p>
  );
}

/** What the shop itself says: an order opened, a status changed. */
export function SystemLine({
  icon,
  time,
  children,
}: {
  icon?: ReactNode;
  time?: string;
  children: ReactNode;
}) {
  return (
    <p className="my-2 flex max-w-full items-center gap-2 self-center px-2 text-center text-1 leading-[1.5] text-muted [&_svg]:size-4">
      {icon}
      <span>
        {children}
        {time && (
          <>
            {' '}
            <bdi>{time}</bdi>
          </>
        )}
      </span>
    </p>
  );
}
