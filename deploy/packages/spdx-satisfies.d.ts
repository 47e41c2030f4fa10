declare module 'spdx-satisfies' {
  /** @returns whether the allowed identifiers satisfy an SPDX expression. @throws when the text is not an SPDX expression */
  export default function satisfies(expression: string, allowed: string[]): boolean;
}
