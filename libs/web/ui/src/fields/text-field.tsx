import type { ComponentProps, ReactNode } from 'react';
import { FormField, splitFrame, type FieldFrame } from './form-field';

export interface TextFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** A button inside the field, at its end. */
  trail?: ReactNode;
}

/** One line of text. Accepts all props of an input, including a react-hook-form registration. */
export function TextField(props: TextFieldProps) {
  const [frame, { trail, ...input }] = splitFrame(props);
  return (
    <FormField {...frame}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            className={trail ? 'input pe-12' : 'input'}
            data-valid={frame.good && !frame.error ? '' : undefined}
          />
          {trail && <div className="absolute inset-y-0 end-0">{trail}</div>}
        </div>
      )}
    </FormField>
  );
}
