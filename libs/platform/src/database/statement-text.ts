const MAX_LENGTH = 4000;

/** Matches the literals in SQL. An unterminated text, as in a truncated statement, extends to the end. */
const VALUES =
  /\bE'(?:[^'\\]|\\.|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|\$(\w*)\$[\s\S]*?(?:\$\1\$|$)|(?<![\w$.])\d+(?:\.\d+)?\b/gi;

/**
 * Returns a statement as a trace may show it: with `?` in place of each literal, as MikroORM writes values into its statements.
 * Parameters stay as `$1`.
 */
export const statementText = (sql: string): string => sql.slice(0, MAX_LENGTH).replace(VALUES, '?');
