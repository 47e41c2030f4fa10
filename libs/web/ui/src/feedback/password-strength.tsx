import { Check, Circle } from 'lucide-react';
import { Meter, type MeterTone } from './meter';

export interface PasswordStrengthProps {
  /** The accessible name of the list and of its meter. */
  label: string;
  /** Weak, Medium or Strong, in the user's language. */
  valueText: string;
  tone: MeterTone;
  rules: readonly { text: string; met: boolean }[];
  /** The word before a rule that is met, for assistive technology. */
  metLabel: string;
}

/** The password rules as a list, with a meter of the rules that are met. */
export function PasswordStrength({ label, valueText, tone, rules, metLabel }: PasswordStrengthProps) {
  const met = rules.filter((rule) => rule.met).length;
  return (
    <ul aria-label={label} className="grid gap-2 text-1 leading-ui">
      <li className="grid gap-1.5">
        <Meter label={label} value={met} max={rules.length} valueText={valueText} tone={tone} />
        <span aria-hidden="true" className="text-muted">
          {valueText}
        </span>
      </li>
      {rules.map((rule) => (
        <li key={rule.text} className={rule.met ? 'flex gap-2' : 'flex gap-2 text-muted'}>
          {rule.met ? <Check className="size-4 text-completed" /> : <Circle className="size-4" />}
          <span>
            {rule.met && <span className="sr-only">{metLabel} </span>}
            {rule.text}
          </span>
        </li>
      ))}
    </ul>
  );
}
