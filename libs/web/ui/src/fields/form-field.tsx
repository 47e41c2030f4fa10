import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

/** The attributes that connect the control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldFrame {
  label: string;
  hint?: ReactNode;
  /** Whether the hint is positive. */
  good?: boolean;
  error?: string;
  /** Shows the label to assistive technology only (filters). */
  hideLabel?: boolean;
  /** Content at the end of the label's line, e.g. a link. */
  aside?: ReactNode;
  className?: string;
  id?: string;
}

export interface FormFieldProps extends FieldFrame {
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label, and with a hint or an error that describes it. */
export function FormField(props: FormFieldProps) {
  const { label, hint, good, error, hideLabel, aside, className, children } = props;
  const own = useId();
  const id = props.id ?? own;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={clsx('grid min-w-0 content-start gap-1.5', className)}>
      <div className={clsx('flex items-baseline justify-between gap-3', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="text-2 leading-ui font-ui">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className={clsx('text-1 leading-ui', good ? 'text-completed' : 'text-muted')}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-1 leading-ui text-danger">
          <CircleAlert className="size-4" />
          {error}
        </p>
      )}
    </div>
  );
}

/** Splits a field's props into those of its frame and those of the control itself. */
export function splitFrame<P extends FieldFrame>(props: P): [FieldFrame, Omit<P, keyof FieldFrame>] {
  const { label, hint, good, error, hideLabel, aside, className, id, ...control } = props;
  return [{ label, hint, good, error, hideLabel, aside, className, id }, control];
}
