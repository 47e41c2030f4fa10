/** The five checks of the checklist, in the order of the list [ID-123]. */
export const PASSWORD_CHECKS = {
  length: (password: string) => password.length >= 6,
  lowercase: (password: string) => /[a-z]/.test(password),
  uppercase: (password: string) => /[A-Z]/.test(password),
  number: (password: string) => /\d/.test(password),
  special: (password: string) => /[^A-Za-z0-9\s]/.test(password),
} as const;

export type PasswordCheck = keyof typeof PASSWORD_CHECKS;
export type PasswordStrength = {
  passed: Record<PasswordCheck, boolean>;
  count: number;
  level: 'none' | 'weak' | 'medium' | 'strong';
};

/**
 * Rates a password: weak with at least one passed check, medium with three, strong with four. The rating only advises and never
 * blocks [ID-124, ID-125].
 */
export function passwordStrength(password: string): PasswordStrength {
  const entries = Object.entries(PASSWORD_CHECKS).map(([name, check]) => [name, check(password)] as const);
  const count = entries.filter(([, passed]) => passed).length;
  const level = count >= 4 ? 'strong' : count >= 3 ? 'medium' : count >= 1 ? 'weak' : 'none';
  return { passed: Object.fromEntries(entries) as Record<PasswordCheck, boolean>, count, level };
}
