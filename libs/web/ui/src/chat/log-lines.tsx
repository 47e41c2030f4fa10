import type { ReactNode } from 'react';

/** The messages of one day. Its name ('Today', 'Nov 20, 2025') stays visible while the messages scroll. */
export function MessageDay({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="log-day">
      <p className="chat-day">{name}</p>
      {children}
    </div>
  );
}

/** The line above the first unread message: '2 new messages'. */
export function NewMessagesLine({ children }: { children: ReactNode }) {
  return (
    <p role="separator" className="chat-new">
      {children}
    </p>
  );
}

/** A system message: an order opened, a status changed. */
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
