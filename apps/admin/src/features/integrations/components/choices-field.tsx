import { CircleAlert } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '@manette/web-ui';
import { useFieldError } from '../../../components/use-field-error';

interface ChoicesFieldProps {
  /** The name of the field whose value is the list of chosen entries. */
  name: string;
  label: string;
  /** Names from the API, shown untranslated. */
  choices: readonly string[];
}

/** Checkboxes of which several may be checked, in the surrounding form. */
export function ChoicesField({ name, label, choices }: ChoicesFieldProps) {
  const { register } = useFormContext();
  const fault = useFieldError()(name);
  return (
    <fieldset className="grid gap-1">
      <legend className="text-2 leading-ui font-ui">{label}</legend>
      <div className="grid sm:grid-cols-2">
        {choices.map((choice) => (
          <Checkbox key={choice} label={choice} value={choice} {...register(name)} />
        ))}
      </div>
      {fault && (
        <p role="alert" className="flex items-start gap-1.5 text-1 leading-ui text-danger">
          <CircleAlert className="size-4" />
          {fault}
        </p>
      )}
    </fieldset>
  );
}
