import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { CHECKOUT } from '../checkout.ts';

interface Sentence {
  file: string;
  /** The sentence, with `{{}}` for each part that varies. */
  text: string;
}

const SOURCES =
  'libs/{contracts,platform,catalog,chat,conversation,fulfilment,identity,orders,stats}/src/**/*.ts';
/** Files whose texts are for operators and developers, and mails, whose Arabic is next to the English. */
const EXCLUDED =
  /spec\.ts$|\/(testing|migrations|mails|mail|security-notices|config|metrics|openapi|queues|database|backup|releases)\/|s3-bucket|with-errors|parked-jobs|delivery-rules|guide-sentences|ready-mail|key-check/;
/** Names of fields that occur only as parts of sentences. */
const LABELS = new Set(['English text', 'Arabic text', 'Code name', 'Redemption instructions']);
const SENTENCE = /^(?:[A-Z]|\{\{\}\} ).* [a-z]/s;

/** Lines of HTTP, and of the plain-text response to a request for a script or picture that does not exist. */
const PLAIN_LINE = /\n$/;

/** Files without such a string contain no sentence and are not parsed. */
const MAY_CONTAIN_SENTENCE = /['"`](?:[A-Z]|\$\{)[^\n]* [a-z]/;

/** Whether a text is never shown to users: documentation, a log message, a programming error, the help of a metric. */
function isTechnical(node: ts.Node): boolean {
  for (let at = node.parent; at && !ts.isSourceFile(at); at = at.parent) {
    if (ts.isDecorator(at) || ts.isImportDeclaration(at) || ts.isTaggedTemplateExpression(at)) return true;
    if (ts.isPropertyAssignment(at) && at.name.getText() === 'help') return true;
    if (ts.isNewExpression(at) && /^(Type|Range)?Error$/.test(at.expression.getText())) return true;
    if (ts.isCallExpression(at) && /\b(log|logger|warn|console)\b/i.test(at.expression.getText()))
      return true;
  }
  return false;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{{}}${literal.text}`).join('');
}

function sentencesOf(file: string): Sentence[] {
  const code = readFileSync(join(CHECKOUT, file), 'utf8');
  if (!MAY_CONTAIN_SENTENCE.test(code)) return [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    const isSentence = text !== undefined && SENTENCE.test(text) && !PLAIN_LINE.test(text);
    if (isSentence && !LABELS.has(text) && !isTechnical(node)) found.push({ file, text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @returns every sentence that the server can send to users, read from its sources */
export const serverSentences = (): Sentence[] =>
  globSync(SOURCES, { cwd: CHECKOUT })
    .filter((file) => !EXCLUDED.test(file))
    .flatMap(sentencesOf);
