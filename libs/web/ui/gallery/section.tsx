import type { ReactNode } from 'react';

/** One kind of parts under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 border-b border-line pb-2">{title}</h2>
      <div className="grid gap-4">{children}</div>
    </section>
  );
}

/** Parts side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>;
}
