declare module '*.css';

declare module '*.emoji' {
  /** Emoji, group, version, name, search words separated by bars, and the five skin tones if the emoji has them. */
  const rows: [string, number, number, string, string, ...string[]][];
  export default rows;
}

declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.woff2' {
  const address: string;
  export default address;
}
