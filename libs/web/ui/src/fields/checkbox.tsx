import clsx from 'clsx';
import type { ComponentProps } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
}

/** A checkbox, submitted with its form. A click on its label toggles it. */
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
