import clsx from 'clsx';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'aria-label' | 'className'> {
  label: string;
  className?: string;
}

/** A searchbox named by its label, which is also its placeholder. */
export function SearchField({ label, className, ...rest }: SearchFieldProps) {
  return (
    <div className={clsx('relative min-w-0', className)}>
      <Search className="pointer-events-none absolute start-3 top-3 text-muted" />
      <input
        placeholder={label}
        enterKeyHint="search"
        {...rest}
        type="search"
        aria-label={label}
        className="input ps-10"
      />
    </div>
  );
}
