declare module 'spdx-satisfies' {
  /** @returns whether the allowed identifiers meet an SPDX expression; throws where it is none */
  export default function satisfies(expression: string, allowed: string[]): boolean;
}
