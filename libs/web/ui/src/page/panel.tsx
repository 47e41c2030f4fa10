import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** A plain box around one subject. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={clsx('min-w-0 rounded-box border border-line bg-surface p-4 sm:p-5', className)}
    />
  );
}
