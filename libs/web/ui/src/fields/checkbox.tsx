import clsx from 'clsx';
import type { ComponentProps } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
}

/** Yes or no, sent with its form. The words are part of the target. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={clsx('inline-flex min-h-11 cursor-pointer items-center gap-3 text-2 font-ui', className)}
    >
      <input {...rest} type="checkbox" className="checkbox" />
      {label}
    </label>
  );
}
