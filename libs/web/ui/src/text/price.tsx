import clsx from 'clsx';
import { formatAmount } from './format';

export interface PriceProps {
  amount: number;
  currency: string;
  /** What the amount pays for: '/ 6 months'. */
  per?: string;
  className?: string;
}

/** The amount in a large size, the currency smaller, both isolated from the text around them [CAT-034]. */
export function Price({ amount, currency, per, className }: PriceProps) {
  return (
    <p className={clsx('price', className)}>
      <bdi>
        <span className="num">{formatAmount(amount)}</span> <span className="price-currency">{currency}</span>
      </bdi>
      {per && (
        <>
          {' '}
          <span className="price-per">{per}</span>
        </>
      )}
    </p>
  );
}
