import { Check } from 'lucide-react';
import { DropdownMenu, Slot } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { pageDirection } from '../text/page-language';

export interface MenuProps {
  /** A button with a name; the menu takes it over. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'end';
}

/** Choices behind a button. Arrow keys walk, Escape closes and gives focus back. It stays in the landmark of its button. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} dir={pageDirection()}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu rises" align={align} sideOffset={4} collisionPadding={8}>
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
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
  return (
    <DropdownMenu.Item {...rest} asChild={asChild} className="menu-item">
      {icon}
      {asChild ? <Slot.Slottable>{children}</Slot.Slottable> : children}
    </DropdownMenu.Item>
  );
}

/** Choices of which one is on. */
export function MenuRadioGroup(props: {
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.RadioGroup value={props.value} onValueChange={props.onChange}>
      {props.children}
    </DropdownMenu.RadioGroup>
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
  return (
    <DropdownMenu.RadioItem value={value} lang={lang} className="menu-item">
      {children}
      <DropdownMenu.ItemIndicator className="ms-auto">
        <Check />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.RadioItem>
  );
}
