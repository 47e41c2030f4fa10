import { newRights } from './compare-rights.ts';
import { SchemaComparer } from './compare-schemas.ts';
import type { Content, Document, Operation, Parameter } from './document.ts';

interface Call {
  method: string;
  /** The path as the document has it. */
  template: string;
  operation: Operation;
}

/** The same call in both documents. */
interface Same {
  before: Operation;
  now: Operation;
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);
const isVariable = (segment: string): boolean => /^\{.+\}$/.test(segment);

/** Returns the path without its variables' names, as requests do not contain them. A variable with one value is that value. */
function servedPath(template: string, { parameters = [] }: Operation): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const variable = parameters.find((one) => one.in === 'path' && one.name === name);
    const words = variable?.schema?.enum;
    return words?.length === 1 ? String(words[0]) : '{}';
  });
}

function callsOf({ paths }: Document): Map<string, Call> {
  const calls = Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]): [string, Call] => [
        `${method} ${servedPath(template, operation)}`,
        { method, template, operation },
      ]),
  );
  return new Map(calls);
}

/** Identifies a parameter: one of the path by its position, others by their name. */
function keyOf({ in: place, name }: Parameter, template: string): string {
  if (place !== 'path') return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
  return `path ${template.split('/').findIndex((segment) => segment.includes(`{${name}}`))}`;
}

const isSuccess = (status: string): boolean => /^[23]/.test(status);

/** Compares two documents by the rules of POC-079. */
class DocumentComparer {
  private readonly requests: SchemaComparer;
  private readonly answers: SchemaComparer;
  private readonly documents: { released: Document; current: Document };

  constructor(documents: { released: Document; current: Document }) {
    this.documents = documents;
    this.requests = new SchemaComparer(documents, 'request');
    this.answers = new SchemaComparer(documents, 'answer');
  }

  /** Returns every breaking change, each with its call. */
  breaks(): string[] {
    const { released, current } = this.documents;
    const now = callsOf(current);
    return [...callsOf(released)].flatMap(([key, before]) => {
      const name = `${before.method.toUpperCase()} ${before.template}`;
      const same = now.get(key);
      const breaks = same ? this.call(before, same) : ['the call is gone'];
      return breaks.map((sentence) => `${name}: ${sentence}`);
    });
  }

  private call(before: Call, now: Call): string[] {
    const { released, current } = this.documents;
    const same = { before: before.operation, now: now.operation };
    return [
      ...newRights([released, same.before], [current, same.now]),
      ...this.parameters(before, now),
      ...this.body(same),
      ...this.successes(same),
    ];
  }

  private parameters(before: Call, now: Call): string[] {
    const byKey = ({ template, operation }: Call) =>
      new Map((operation.parameters ?? []).map((one) => [keyOf(one, template), one]));
    const [had, has] = [byKey(before), byKey(now)];
    // A variable that is a fixed segment in the other document is compared with the path (servedPath).
    const fixed = (template: string) => (key: string) =>
      key.startsWith('path ') && !isVariable(template.split('/')[Number(key.slice(5))] ?? '');
    const required = [...has].filter(
      ([key, one]) => one.required && !had.get(key)?.required && !fixed(before.template)(key),
    );
    const gone = [...had].filter(([key]) => !has.has(key) && !fixed(now.template)(key));
    return [
      ...required.map(([, { name }]) => `the parameter ${name} is newly required`),
      ...gone.map(([, { name }]) => `the parameter ${name} is taken no more`),
      ...[...had].flatMap(([key, one]) =>
        this.requests.breaks(
          one.schema ?? {},
          has.get(key)?.schema ?? one.schema ?? {},
          `the parameter ${one.name}`,
        ),
      ),
    ];
  }

  private body({ before: { requestBody: before }, now: { requestBody: now } }: Same): string[] {
    if (!before) return now?.required ? ['a body is newly required'] : [];
    if (!now) return ['no body is taken any more'];
    const required = now.required && !before.required ? ['a body is newly required'] : [];
    return [...required, ...this.contents(this.requests, before.content, now.content, 'request')];
  }

  private successes({ before, now }: Same): string[] {
    return Object.entries(before.responses).flatMap(([status, answer]) => {
      const same = now.responses[status];
      if (!same) return isSuccess(status) ? [`the answer ${status} is gone`] : [];
      return this.contents(this.answers, answer.content, same.content, `answer ${status}`);
    });
  }

  private contents(comparer: SchemaComparer, before: Content = {}, now: Content = {}, what = ''): string[] {
    return Object.entries(before).flatMap(([type, { schema }]) => {
      const same = now[type];
      if (!same) return [`the ${what} as ${type} is gone`];
      if (!schema || !same.schema) return [];
      return comparer.breaks(schema, same.schema, '').map((sentence) => `${what}: ${sentence}`);
    });
  }
}

/** Returns the changes that break clients of a released document, a sentence each. Additions do not break them [POC-079]. */
export const breakingChanges = (released: Document, current: Document): string[] =>
  new DocumentComparer({ released, current }).breaks();
