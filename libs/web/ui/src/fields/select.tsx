import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FormField, splitFrame, type FieldFrame } from './form-field';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends FieldFrame, Omit<ComponentProps<'select'>, 'id' | 'className' | 'multiple' | 'size'> {
  options: readonly SelectOption[];
}

/**
 * A choice of a few options: the browser's own select, which is a combobox to assistive technology and has the best picker on a
 * phone.
 */
export function Select(props: SelectProps) {
  const [frame, { options, ...select }] = splitFrame(props);
  return (
    <FormField {...frame}>
      {(control) => (
        <div className="relative min-w-0">
          <select {...select} {...control} className="input">
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute end-2.5 top-3 text-muted" />
        </div>
      )}
    </FormField>
  );
}
