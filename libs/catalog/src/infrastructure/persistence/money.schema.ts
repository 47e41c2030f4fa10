import { defineEntity, p } from '@mikro-orm/core';
import { Money } from '../../domain/money.js';

/** `numeric` in the database; a JavaScript number holds amounts below a hundred million with two decimals exactly. */
export const MoneySchema = defineEntity({
  class: Money,
  embeddable: true,
  properties: {
    amount: p.decimal('number').precision(10).scale(2),
    currency: p.string().$type<Money['currency']>(),
  },
});
