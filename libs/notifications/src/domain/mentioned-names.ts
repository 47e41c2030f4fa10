/** Names as identity has them; one is whole where neither end continues as a name would. */
const MENTION = /(?<![\w@-])@([\w-]{3,30})(?![\w-])/g;
/** Of one message; whoever names more people means nobody. */
const MOST = 50;

/** The names after an @ in a message, in small letters, each once [POC-045]. */
export function mentionedNames(content: string): string[] {
  const names = [...content.matchAll(MENTION)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(names)].slice(0, MOST);
}
