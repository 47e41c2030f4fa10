import type { OpenAPIObject } from '@nestjs/swagger';
import type { Response } from 'supertest';
import { z } from 'zod';

type Schema = Parameters<typeof z.fromJSONSchema>[0];
type Described = Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
type FieldSchema = { format?: string; items?: { format?: string } };
type Form = Record<string, { schema: { properties?: Record<string, FieldSchema> } }>;
type Operation = { responses: Described; security?: object[]; requestBody?: { content: Form } };

const isFile = ({ format, items }: FieldSchema) => (items?.format ?? format) === 'binary';

/** The product's OpenAPI document, against which responses are checked. */
export class Document {
  private readonly made = new Map<object, z.ZodType>();

  constructor(private readonly document: OpenAPIObject) {}

  /** Returns the method and path of every call. */
  get calls(): string[] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
  }

  /** Returns whether the document allows a call without a session. */
  isForAnyone(call: string): boolean {
    const { security = this.document.security ?? [] } = this.operation(call);
    return security.some((one) => Object.keys(one).length === 0);
  }

  /** Returns the files of the call's form, with 'many' for a field that accepts several. */
  filesOf(call: string): Record<string, 'one' | 'many'> {
    const form = this.operation(call).requestBody?.content['multipart/form-data'];
    const files = Object.entries(form?.schema.properties ?? {}).filter(([, field]) => isFile(field));
    return Object.fromEntries(files.map(([name, { items }]) => [name, items ? 'many' : 'one']));
  }

  /** @throws ZodError, or Error, with the difference between a response and its description */
  judge(call: string, { status, type, body }: Pick<Response, 'status' | 'type' | 'body'>): void {
    const { responses } = this.operation(call);
    const described = responses[status] ?? (status >= 400 ? responses.default : undefined);
    if (!described) throw new Error(`${call} is not said to answer ${status}`);
    const types = Object.keys(described.content ?? {});
    if (types.length === 0 && Object.keys(body as object).length === 0) return;
    const content = described.content?.[type];
    if (!content)
      throw new Error(`${call} answers ${status} as ${type}, and says: ${types.join() || 'nothing'}`);
    if (type === 'application/json') this.judging(content.schema).parse(body);
  }

  private operation(call: string): Operation {
    const [method = '', path = ''] = call.split(' ');
    const found = (this.document.paths[path] as Record<string, Operation> | undefined)?.[method];
    if (!found) throw new Error(`${call} is not in the document`);
    return found;
  }

  /** Returns the schema for a description. Each schema is created once. */
  private judging(described: { $ref?: string }): z.ZodType {
    const schema = this.document.components?.schemas?.[described.$ref?.split('/').at(-1) ?? ''] ?? described;
    const made =
      this.made.get(schema) ?? z.fromJSONSchema(schema as Schema, { defaultTarget: 'openapi-3.0' });
    this.made.set(schema, made);
    return made;
  }
}
