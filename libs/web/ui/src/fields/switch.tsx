import clsx from 'clsx';
import { useId, type ComponentProps } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'id'> {
  label: string;
  hint?: string;
}

/** A switch that takes effect immediately. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className={clsx('flex min-h-11 items-center justify-between gap-3', className)}>
      <span className="min-w-0">
        <label htmlFor={id} className="text-2 font-ui">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="block text-1 leading-ui text-muted">
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </div>
  );
}
