import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const UNITS = ['a', 'A1', '0', ' ', '\n', '\r\n', '.', '-', '_ ', '@', 'a.', '/', '"', '\0', 'ش'];
const BEGINNINGS = ['', 'a@'];
const ENDS = ['', '@', '\0'];

/** Long texts of the kinds that make a careless pattern try every way to read them. */
export function* hostileTexts(length: number): Generator<string> {
  for (const unit of UNITS)
    for (const beginning of BEGINNINGS)
      for (const end of ENDS) yield beginning + unit.repeat(length / unit.length) + end;
}

/** The text wherever the schema takes something, so that all of its rules get to read it. */
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
