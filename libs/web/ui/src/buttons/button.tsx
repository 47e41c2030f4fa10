import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { buttonClass, type ButtonLook, type ButtonSize } from './button.looks';
import { withProps } from './with-props';

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Takes the whole width of its container. */
  wide?: boolean;
  icon?: ReactNode;
  endIcon?: ReactNode;
  /** Shows a spinner and ignores clicks, but stays focusable, so that the focus is not lost while an action runs. */
  loading?: boolean;
  /** Renders the only child (e.g. a link) with the look of the button. */
  asChild?: boolean;
}

/** A button for an action. A page shows at most one primary button at a time. */
export function Button(props: ButtonProps) {
  const { look = 'quiet', size = 'normal', wide, icon, endIcon, loading = false, asChild, ...rest } = props;
  const { className, children, disabled, onClick, type, ...other } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  const extra = [wide && 'w-full', className].filter(Boolean).join(' ');
  const shared = {
    ...other,
    className: buttonClass(look, size, loading || Boolean(disabled), extra),
    'aria-disabled': loading || undefined,
    'aria-busy': loading || undefined,
    onClick: press,
  };
  const content = (inner: ReactNode) => (
    <>
      {loading ? <span className="spin" aria-hidden="true" /> : icon}
      {inner}
      {endIcon}
    </>
  );
  if (asChild) {
    const child = children as ReactElement<{ children?: ReactNode }>;
    return withProps(child, shared, content(child.props.children));
  }
  return (
    <button {...shared} type={type ?? 'button'} disabled={disabled}>
      {content(children)}
    </button>
  );
}
