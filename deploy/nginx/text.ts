/** A parameter of a directive, quoted. Settings refuse what nginx would read as a variable or an escape. */
export const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Lines of a block, moved in by two spaces. */
export const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/** A block directive: its head, and what stands in it. */
export const block = (head: string, ...body: string[]): string =>
  `${head} {\n${indented(body.filter(Boolean).join('\n'))}\n}`;
