import * as z from 'zod/mini';
import { pageQuery } from '../http/page.js';
import { uuid } from '../http/primitives.js';
import { line, multiline } from '../http/text.js';

export const METHOD_KINDS = ['ccp', 'baridimob', 'bank', 'usdt', 'paypal', 'other'] as const;
export type MethodKind = (typeof METHOD_KINDS)[number];

const nameIn = (language: string) =>
  line(
    `${language} name`,
    { length: 60, message: `${language} name must be less than 60 characters` },
    `${language} name is required`,
  );
const instructionsIn = (language: string) =>
  multiline(`${language} instructions`, {
    length: 1000,
    message: `${language} instructions must be less than 1000 characters`,
  });

const kind = z.enum(METHOD_KINDS, 'Kind is unknown');
const name = { en: nameIn('English'), ar: nameIn('Arabic') };
const instructions = { en: z.optional(instructionsIn('English')), ar: z.optional(instructionsIn('Arabic')) };
const INSTRUCTIONS = 'Instructions must have en and ar';
const accountNumber = line(
  'Account number',
  { length: 120, message: 'Account number must be less than 120 characters' },
  'Account number is required',
);
const active = z.boolean('Active must be true or false');

/** `POST /payments/methods`; absent instructions are empty [LIF-020, LIF-021]. */
export const paymentMethodFields = z.object({
  kind,
  name: z.object(name, 'English name is required'),
  instructions: z.optional(z.object(instructions, INSTRUCTIONS)),
  accountNumber,
  active: z._default(active, true),
});
export type PaymentMethodFields = z.infer<typeof paymentMethodFields>;

/** `PUT /payments/methods/{id}`: absent fields stay, as does an absent language of name or instructions. */
export const paymentMethodChanges = z.object({
  kind: z.optional(kind),
  name: z.optional(z.partial(z.object(name, 'English name is required'))),
  instructions: z.optional(z.object(instructions, INSTRUCTIONS)),
  accountNumber: z.optional(accountNumber),
  active: z.optional(active),
});
export type PaymentMethodChanges = z.infer<typeof paymentMethodChanges>;

const bothLanguages = z.object({ en: z.string(), ar: z.string() });

/** A payment method as administrators have described it. */
export const paymentMethodView = z.object({
  _id: uuid,
  kind: z.enum(METHOD_KINDS),
  name: bothLanguages,
  instructions: bothLanguages,
  accountNumber: z.string(),
  active: z.boolean(),
});
export type PaymentMethodView = z.infer<typeof paymentMethodView>;

/** `GET /payments/methods`, oldest first; clients get the active ones [LIF-019]. */
export const paymentMethodQuery = z.object(pageQuery);
export type PaymentMethodQuery = z.infer<typeof paymentMethodQuery>;

export const paymentMethodAnswer = z.object({ method: paymentMethodView });
export const paymentMethodsAnswer = z.object({
  methods: z.array(paymentMethodView),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
});
