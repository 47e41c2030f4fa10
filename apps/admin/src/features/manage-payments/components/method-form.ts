import type * as z from 'zod/mini';
import { paymentMethodFields, type PaymentMethodView } from '@manette/contracts/payments';

export type MethodValues = z.input<typeof paymentMethodFields>;
export type MethodResult = z.output<typeof paymentMethodFields>;
export const METHOD_FIELDS = [
  'kind',
  'name.en',
  'name.ar',
  'instructions.en',
  'instructions.ar',
  'accountNumber',
  'active',
] as const;

export const methodValues = (method: PaymentMethodView | null): MethodValues => ({
  kind: method?.kind ?? 'ccp',
  name: method?.name ?? { en: '', ar: '' },
  instructions: method?.instructions ?? { en: '', ar: '' },
  accountNumber: method?.accountNumber ?? '',
  active: method?.active ?? true,
});
