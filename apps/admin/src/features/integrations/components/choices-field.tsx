import { useFormContext } from 'react-hook-form';
import { Checkbox } from '@manette/web-ui';
import { useFieldError } from '../../../components/use-field-error';

interface ChoicesFieldProps {
  /** The field, which holds those that are chosen. */
  name: string;
  label: string;
  /** Names of the API, shown as they are. */
  choices: readonly string[];
}

/** Boxes of which several may be checked, in the form around them. */
export function ChoicesField({ name, label, choices }: ChoicesFieldProps) {
  const { register } = useFormContext();
  const fault = useFieldError()(name);
  return (
    <fieldset className="grid gap-1">
      <legend className="text-2 leading-ui font-ui">{label}</legend>
      <div className="grid sm:grid-cols-2" dir="ltr">
        {choices.map((choice) => (
          <Checkbox key={choice} label={choice} value={choice} {...register(name)} />
        ))}
      </div>
      {fault && (
        <p role="alert" className="text-1 leading-ui text-danger">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
