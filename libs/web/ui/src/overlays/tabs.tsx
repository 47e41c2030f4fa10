import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { pageDirection } from '../text/page-language';

export interface TabsProps {
  /** The accessible name of the row of tabs. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  tabs: readonly { value: string; label: string }[];
  /** The panel of the selected tab. */
  children: ReactNode;
}

const TAB =
  'relative min-h-11 px-4 text-2 font-ui whitespace-nowrap text-muted data-[state=active]:text-text ' +
  'data-[state=active]:after:absolute data-[state=active]:after:inset-x-4 data-[state=active]:after:-bottom-px ' +
  'data-[state=active]:after:h-[3px] data-[state=active]:after:rounded-t-[3px] data-[state=active]:after:bg-accent ' +
  "data-[state=active]:after:content-['']";

/** A row of tabs with the panel of the selected tab below it. */
export function Tabs({ label, value, onChange, tabs, children }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange} dir={pageDirection()}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={TAB}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value}>{children}</Radix.Content>
    </Radix.Root>
  );
}
