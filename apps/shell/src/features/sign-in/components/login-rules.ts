import { loginSchema, type LoginInput } from '@manette/contracts/identity';

/** The input to send, and the first fault of each field. */
export interface LoginValidation {
  input: LoginInput;
  faults: { [Field in keyof LoginInput]?: string };
}

/** Validates the fields by the same rules as the server. */
export function validateLogin(typed: LoginInput): LoginValidation {
  const { data, error } = loginSchema.safeParse(typed);
  if (data) return { input: data, faults: {} };
  const faults: LoginValidation['faults'] = {};
  for (const { path, message } of error.issues) faults[path[0] as keyof LoginInput] ??= message;
  return { input: typed, faults };
}
