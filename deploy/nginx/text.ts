/** Quotes a parameter of a directive. The settings reject text that nginx would read as a variable or an escape. */
export const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Indents the lines of a block by two spaces. */
export const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/** Returns a block directive with its head and its content. */
export const block = (head: string, ...body: string[]): string =>
  `${head} {\n${indented(body.filter(Boolean).join('\n'))}\n}`;
