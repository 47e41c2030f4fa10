import type { ZodMiniType } from 'zod/mini';

/** @returns the first error message of a rule for a value (only of `field`, if given), or undefined if the value is valid */
export function firstMessage(rule: ZodMiniType, value: unknown, field?: string): string | undefined {
  const result = rule.safeParse(value);
  if (result.success) return undefined;
  return result.error.issues.find((issue) => field === undefined || issue.path[0] === field)?.message;
}
