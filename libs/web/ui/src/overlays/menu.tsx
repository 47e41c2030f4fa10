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
import { givenTo } from '../buttons/given-to';
import { pageDirection } from '../text/page-language';
import { MenuPartsContext, useMenuParts, type MenuParts } from './use-menu-parts';

export interface MenuProps {
  /** A button with a name; the menu takes it over. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'end';
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/**
 * Choices behind a button. Arrow keys walk, Escape closes and gives focus back. It stays in the landmark of its button. What
 * opens it is loaded at the first sign of interest; a press that comes before opens it then. The button answers a press
 * before the choices are rendered, which takes longer than a frame on a modest phone.
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
    // Keys that come before the choices are the button's; then the menu takes the focus, and keeps it.
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
      {givenTo(trigger, {
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
  /** The only child is a link. */
  asChild?: boolean;
  children: ReactNode;
}

/** One choice; with `asChild` its only child is the link that it follows. */
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

/** A choice that is on or off. */
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

/** Choices of which one is on. */
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

/** One of them; `lang` when its words are of another language than the page. */
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
