const MAX_LENGTH = 4000;

/** What stands for a value in SQL; an unfinished text, as of a statement that was cut, reaches to the end. */
const VALUES =
  /\bE'(?:[^'\\]|\\.|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|\$(\w*)\$[\s\S]*?(?:\$\1\$|$)|(?<![\w$.])\d+(?:\.\d+)?\b/gi;

/**
 * A statement as a trace may show it: with `?` in place of each value. Parameters are shown as `$1`. MikroORM writes
 * values into its statements.
 */
export const statementText = (sql: string): string => sql.slice(0, MAX_LENGTH).replace(VALUES, '?');
