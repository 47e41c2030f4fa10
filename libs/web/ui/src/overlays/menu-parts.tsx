import { Menu as Radix } from 'radix-ui/internal';
import { useEffect, useRef, type ReactNode } from 'react';

export interface MenuContentProps {
  /** The button of the menu, next to which the menu opens. */
  button: HTMLElement;
  isOpen: boolean;
  /** Whether a key opened the menu: the first item then gets the focus. */
  byKey: boolean;
  onClose: () => void;
  direction: 'ltr' | 'rtl';
  align: 'start' | 'end';
  id: string;
  children: ReactNode;
}

/** Focuses the first item of a menu that a key opened: Radix misses that key while its code is still loading. */
function FirstChoice() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    here.current?.parentElement?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  }, []);
  return <span ref={here} hidden />;
}

/** The items of a menu. Escape or a selection returns the focus to the button; a click elsewhere leaves the focus there. */
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
