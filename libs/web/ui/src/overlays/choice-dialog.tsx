import { useId, useState, type FormEvent } from 'react';
import { Button } from '../buttons/button';
import { Dialog } from './dialog';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

export interface ChoiceDialogProps<Value extends string> {
  title: string;
  closeLabel: string;
  choices: readonly Choice<Value>[];
  /** The choice that is selected at first; without it the button is disabled until the user chooses. */
  initial?: Value;
  submitLabel: string;
  busy?: boolean;
  onSubmit: (value: Value) => void;
  onClose: () => void;
}

/** A dialog with a few choices as radio buttons; the caller closes it when the submitted work is done. */
export function ChoiceDialog<Value extends string>(props: ChoiceDialogProps<Value>) {
  const { title, closeLabel, choices, initial, submitLabel, busy, onSubmit, onClose } = props;
  const id = useId();
  const [chosen, setChosen] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined && !busy) onSubmit(chosen);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={closeLabel}
      footer={
        <Button type="submit" form={id} look="primary" loading={busy} disabled={chosen === undefined}>
          {submitLabel}
        </Button>
      }
    >
      <form id={id} onSubmit={submit}>
        <div role="radiogroup" aria-label={title} className="grid">
          {choices.map(({ value, label }) => (
            <label key={value} className="inline-flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={id}
                value={value}
                checked={value === chosen}
                onChange={() => setChosen(value)}
                className="size-5 accent-(--accent)"
              />
              {label}
            </label>
          ))}
        </div>
      </form>
    </Dialog>
  );
}
