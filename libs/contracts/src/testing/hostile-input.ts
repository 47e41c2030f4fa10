import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const UNITS = ['a', 'A1', '0', ' ', '\n', '\r\n', '.', '-', '_ ', '@', 'a.', '/', '"', '\0', 'ش'];
const BEGINNINGS = ['', 'a@'];
const ENDS = ['', '@', '\0'];

/** Yields long texts that cause excessive backtracking in a careless pattern. */
export function* hostileTexts(length: number): Generator<string> {
  for (const unit of UNITS)
    for (const beginning of BEGINNINGS)
      for (const end of ENDS) yield beginning + unit.repeat(length / unit.length) + end;
}

/** Builds an input for the schema that contains the text in every field, so that all rules of the schema read it. */
export function filledWith(schema: Schema, text: string): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, field]) => [name, filledWith(field, text)]),
      );
    case 'array':
      return [filledWith(def.element, text)];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'nonoptional':
      return filledWith(def.innerType, text);
    case 'pipe':
      return filledWith(def.in._zod.def.type === 'transform' ? def.out : def.in, text);
    default:
      return text;
  }
}
