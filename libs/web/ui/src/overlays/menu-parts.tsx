import { Menu as Radix } from 'radix-ui/internal';
import { useEffect, useRef, type ReactNode } from 'react';

export interface MenuContentProps {
  /** The button that the menu belongs to, beside which it stands. */
  button: HTMLElement;
  isOpen: boolean;
  /** Opened by a key: the first choice gets focus. */
  byKey: boolean;
  onClose: () => void;
  direction: 'ltr' | 'rtl';
  align: 'start' | 'end';
  id: string;
  children: ReactNode;
}

/** Focuses the first choice of a menu that a key opened; the runtime did not see that key if it was still being loaded. */
function FirstChoice() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    here.current?.parentElement?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  }, []);
  return <span ref={here} hidden />;
}

/** The choices themselves. Escape and a choice give focus back to the button, a press elsewhere keeps the focus that it took. */
export function MenuContent(props: MenuContentProps) {
  const { button, isOpen, byKey, onClose, direction, align, id, children } = props;
  const isLeft = useRef(false);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()} modal={false} dir={direction}>
      <Radix.Anchor virtualRef={{ current: button }} />
      <Radix.Content
        id={id}
        aria-labelledby={button.id}
        className="menu rises"
        align={align}
        sideOffset={4}
        collisionPadding={8}
        onInteractOutside={(event) => {
          if (button.contains(event.target as Node)) event.preventDefault();
          else isLeft.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!isLeft.current) button.focus();
          isLeft.current = false;
        }}
      >
        {children}
        {byKey && <FirstChoice />}
      </Radix.Content>
    </Radix.Root>
  );
}

export const { CheckboxItem, Item, ItemIndicator, RadioGroup, RadioItem } = Radix;
