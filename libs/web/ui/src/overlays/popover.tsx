import { Popover as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { hasFinePointer } from '../buttons/pointer';

export interface PopoverProps {
  /** The button that it belongs to, beside which it stands; pressing it again is its own business. */
  button: HTMLElement;
  label: string;
  className: string;
  onClose: () => void;
  /** Where focus goes when it has closed, if not back to its button: to the field that a choice was made for. */
  focusAfter: () => HTMLElement | null;
  children: ReactNode;
}

/**
 * A small named dialog beside its button, which leaves the page usable. Escape closes it and gives focus back; so does a
 * press elsewhere, which keeps the focus that it took. Its first field gets focus, but on a phone, where the keyboard would
 * cover it.
 */
export function Popover({ button, label, className, onClose, focusAfter, children }: PopoverProps) {
  const isLeft = useRef(false);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={{ current: button }} />
      <Radix.Portal>
        <Radix.Content
          className={className}
          aria-label={label}
          side="top"
          align="start"
          sideOffset={8}
          collisionPadding={8}
          onOpenAutoFocus={(event) => !hasFinePointer() && event.preventDefault()}
          onInteractOutside={(event) => {
            if (button.contains(event.target as Node)) event.preventDefault();
            else isLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeft.current) (focusAfter() ?? button).focus();
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
