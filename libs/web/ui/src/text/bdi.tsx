import type { ReactNode } from 'react';

/** Prices, codes, names and times keep their own direction inside Arabic text; a signed number is always left to right. */
export function Bdi({ children, signed }: { children: ReactNode; signed?: boolean }) {
  return <bdi dir={signed ? 'ltr' : undefined}>{children}</bdi>;
}
