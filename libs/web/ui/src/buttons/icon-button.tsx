import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The button's name; the icon says nothing to assistive technology. */
  label: string;
  icon: ReactNode;
  /** 36 px where only a mouse can point. */
  compact?: boolean;
  /** A short word drawn beside the icon ('EN'). It adds nothing to the name. */
  word?: string;
}

/** A button that is an icon, 44 px for a finger. */
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
