/** A username after @. It is complete only if no further character of a name comes before or after it. */
const MENTION = /(?<![\w@-])@([\w-]{3,30})(?![\w-])/g;
/** The maximum of mentions in one message; further names are ignored. */
const MOST = 50;

/** Returns the names after an @ in a message, in lower case, each once [POC-045]. */
export function mentionedNames(content: string): string[] {
  const names = [...content.matchAll(MENTION)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(names)].slice(0, MOST);
}
