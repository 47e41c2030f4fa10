import { Popover as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { hasFinePointer } from '../buttons/pointer';

export interface PopoverProps {
  /** The button next to which the popover opens; the caller handles a click on it. */
  button: HTMLElement;
  label: string;
  className: string;
  onClose: () => void;
  /**
   * The element that gets the focus after the popover has closed, e.g. the field that a choice was made for; by default the
   * button.
   */
  focusAfter: () => HTMLElement | null;
  children: ReactNode;
}

/**
 * A small named dialog next to its button, which does not block the page. Escape closes it and returns the focus. A click
 * elsewhere also closes it, and leaves the focus there. Its first field gets the focus, except on a phone, where the keyboard
 * would cover the popover.
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
