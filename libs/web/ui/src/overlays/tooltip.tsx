import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';

/** Additional text on hover and focus. The trigger keeps its own name: no information is given only in a tooltip. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="rises z-50 max-w-[280px] rounded-control border border-line bg-raised px-3 py-2 text-1 leading-ui text-text shadow-raised"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
