import { useId, type ReactNode } from 'react';
import { Panel } from '@manette/web-ui';

export interface RegionProps {
  /** The heading, which names the region. */
  title: string;
  /** One sentence about the purpose of the region. */
  hint?: ReactNode;
  /** Content at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A region of the page 'Security', with its heading [TRU-117]. */
export function Region({ title, hint, aside, children }: RegionProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="text-3">
          {title}
        </h2>
        {aside}
      </div>
      {hint && <p className="mt-1 text-2 text-muted">{hint}</p>}
      <div className="mt-4">{children}</div>
    </Panel>
  );
}
