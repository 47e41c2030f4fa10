import { useRef, useState, type ChangeEvent, type FocusEvent, type SyntheticEvent } from 'react';
import type { LoginInput } from '@manette/contracts/identity';
import { validateWith } from '../components/lazy-rules';
import type { LoginValidation } from '../components/login-rules';

type Field = keyof LoginInput;
type Faults = LoginValidation['faults'];

const FIELDS: readonly Field[] = ['email', 'password'];
const rules = () => import('../components/login-rules');

const inputOf = (form: HTMLFormElement, name: Field) => form.elements.namedItem(name) as HTMLInputElement;

/** Returns the current values of the fields, also those that a password manager filled in. */
const typedInto = (form: HTMLFormElement): LoginInput => ({
  email: inputOf(form, 'email').value,
  password: inputOf(form, 'password').value,
});

/**
 * Validates the two fields of the login form: a field shows a fault after it was left or the form was submitted, and is
 * validated at every change from then on [SHELL-052]. It replaces react-hook-form, which the other forms use and which has as
 * much code as the rest of the page.
 */
export function useLoginFields() {
  const [faults, setFaults] = useState<Faults>({});
  const left = useRef(new Set<Field>());
  const isSent = useRef(false);

  const judge = (form: HTMLFormElement) => validateWith(rules, typedInto(form));
  const judgeField = async (form: HTMLFormElement | null, name: Field) => {
    const verdict = form && (await judge(form));
    if (verdict) setFaults((known) => ({ ...known, [name]: verdict.faults[name] }));
  };

  const register = (name: Field) => ({
    name,
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
      left.current.add(name);
      if (!isSent.current) void judgeField(target.form, name);
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (isSent.current || left.current.has(name)) void judgeField(target.form, name);
    },
  });

  /** Passes the valid input to `send`, or calls `refuse` and focuses the first field with a fault. */
  const submit =
    (send: (input: LoginInput) => Promise<void>, refuse: () => void) =>
    async (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      const verdict = await judge(form);
      isSent.current = true;
      setFaults(verdict.faults);
      const faulty = FIELDS.find((name) => verdict.faults[name]);
      if (!faulty) return send(verdict.input);
      refuse();
      inputOf(form, faulty).focus();
    };

  return { faults, register, submit };
}
