import { needsVerification, useCurrentUser } from '@manette/web-session';

interface OrderHintProps {
  available: number;
  words: { order: string; outOfStock: string; verify: string };
}

/** What pressing the order button leads to, or why it cannot be pressed; administrators have their own note. */
export function OrderHint({ available, words }: OrderHintProps) {
  const user = useCurrentUser();
  if (user.role === 'admin') return null;
  const hint = available <= 0 ? words.outOfStock : needsVerification(user) ? words.verify : words.order;
  return <p className="text-2 text-muted">{hint}</p>;
}
