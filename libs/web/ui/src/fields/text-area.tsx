import type { ComponentProps } from 'react';
import { FormField, splitFrame, type FieldFrame } from './form-field';

export interface TextAreaProps extends FieldFrame, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const [frame, area] = splitFrame(props);
  return (
    <FormField {...frame}>
      {(control) => <textarea rows={4} {...area} {...control} className="input" />}
    </FormField>
  );
}
