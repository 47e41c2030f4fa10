declare module '*.css';

declare module '*.emoji' {
  /** Emoji, group, version, name, words parted by bars, and the five skin tones where there are some. */
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
