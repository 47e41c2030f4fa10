import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The button's accessible name; the icon is hidden from assistive technology. */
  label: string;
  icon: ReactNode;
  /** 36 px on screens that are only used with a mouse. */
  compact?: boolean;
  /** A short text drawn beside the icon ('EN'). It is not part of the accessible name. */
  word?: string;
}

/** A button with only an icon, at least 44 px for touch. */
export function IconButton({ label, icon, compact, word, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={clsx(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2.5 text-2 font-ui text-muted',
        'transition-colors duration-(--t-fast) hover:bg-fill hover:text-text disabled:cursor-not-allowed disabled:opacity-50',
        compact && 'mouse-compact lg:min-w-9 lg:px-2 [&_svg]:size-4',
        className,
      )}
    >
      {icon}
      {word && <span data-words={word} className="drawn max-lg:hidden" />}
    </button>
  );
}
