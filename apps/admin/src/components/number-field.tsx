import { TextField, type TextFieldProps } from '@manette/web-ui';

/** A number. Scrolling over it scrolls the page instead of changing it. */
export function NumberField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="number" onWheel={(event) => event.currentTarget.blur()} />;
}
