import type { ZodMiniType } from 'zod/mini';

/** @returns the first sentence a rule says about a value (of one field, when named), or undefined when it passes. */
export function firstMessage(rule: ZodMiniType, value: unknown, field?: string): string | undefined {
  const result = rule.safeParse(value);
  if (result.success) return undefined;
  return result.error.issues.find((issue) => field === undefined || issue.path[0] === field)?.message;
}
