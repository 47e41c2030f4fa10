import { Check } from 'lucide-react';
import {
  cloneElement,
  use,
  useDeferredValue,
  useId,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { withProps } from '../buttons/with-props';
import { pageDirection } from '../text/page-language';
import { MenuPartsContext, useMenuParts, type MenuParts } from './use-menu-parts';

export interface MenuProps {
  /** A button with a name; the menu adds its attributes and handlers to it. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'end';
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/**
 * A menu that a button opens. Arrow keys move between items, Escape closes the menu and returns the focus. It is rendered in
 * the landmark of its button. Its code is loaded when the pointer enters the button or the button gets the focus; an earlier
 * click opens the menu as soon as the code is loaded. The button changes before the items are rendered, because that takes
 * longer than a frame on a slow phone.
 */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [parts, loadParts] = useMenuParts();
  const [opened, setOpened] = useState<'by press' | 'by key' | null>(null);
  const isOpen = opened !== null && parts !== undefined;
  const isRendered = useDeferredValue(isOpen);
  const isShown = isOpen && (isRendered || opened === 'by key');
  const close = () => setOpened(null);
  const open = (how: 'by press' | 'by key') => {
    loadParts();
    setOpened(how);
  };
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    if (opened) return close();
    open('by press');
    // The button handles keys until the items are shown; then the menu takes the focus.
    button?.focus();
    event.preventDefault();
  };
  const type = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close();
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    if (opened && event.key !== 'ArrowDown') close();
    else if (!isShown) open('by key');
  };
  return (
    <>
      {withProps(trigger, {
        ref: setButton,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isShown ? id : undefined,
        'data-state': isOpen ? 'open' : 'closed',
        onPointerEnter: loadParts,
        onFocus: loadParts,
        onPointerDown: press,
        onKeyDown: type,
      })}
      {parts && button && (
        <MenuPartsContext value={parts}>
          <parts.MenuContent
            button={button}
            isOpen={isShown}
            byKey={opened === 'by key'}
            onClose={close}
            direction={pageDirection()}
            align={align}
            id={id}
          >
            {children}
          </parts.MenuContent>
        </MenuPartsContext>
      )}
    </>
  );
}

function useParts(): MenuParts {
  const parts = use(MenuPartsContext);
  if (!parts) throw new Error('A choice needs a Menu around it');
  return parts;
}

export interface MenuItemProps {
  icon?: ReactNode;
  onSelect?: () => void;
  disabled?: boolean;
  /** Whether the only child is a link. */
  asChild?: boolean;
  children: ReactNode;
}

/** One item of a menu; with `asChild` its only child is the link that it follows. */
export function MenuItem({ icon, children, asChild, ...rest }: MenuItemProps) {
  const { Item } = useParts();
  const link = asChild && (children as ReactElement<{ children?: ReactNode }>);
  return (
    <Item {...rest} asChild={asChild} className="menu-item">
      {link ? (
        cloneElement(link, undefined, icon, link.props.children)
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Item>
  );
}

/** An item that is on or off. */
export function MenuCheckboxItem(props: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  icon?: ReactNode;
  children: ReactNode;
}) {
  const { CheckboxItem, ItemIndicator } = useParts();
  return (
    <CheckboxItem checked={props.checked} onCheckedChange={props.onChange} className="menu-item">
      {props.icon}
      {props.children}
      <ItemIndicator className="ms-auto">
        <Check />
      </ItemIndicator>
    </CheckboxItem>
  );
}

/** Items of which one is selected. */
export function MenuRadioGroup(props: {
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  const { RadioGroup } = useParts();
  return (
    <RadioGroup value={props.value} onValueChange={props.onChange}>
      {props.children}
    </RadioGroup>
  );
}

/** An item of a `MenuRadioGroup`; `lang` is the language of its text when it differs from that of the page. */
export function MenuRadioItem({
  value,
  lang,
  children,
}: {
  value: string;
  lang?: string;
  children: ReactNode;
}) {
  const { ItemIndicator, RadioItem } = useParts();
  return (
    <RadioItem value={value} lang={lang} className="menu-item">
      {children}
      <ItemIndicator className="ms-auto">
        <Check />
      </ItemIndicator>
    </RadioItem>
  );
}
