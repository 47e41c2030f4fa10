import { TextField, type TextFieldProps } from '@manette/web-ui';

/** A number field. Scrolling over it scrolls the page instead of changing the number. */
export function NumberField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="number" onWheel={(event) => event.currentTarget.blur()} />;
}
