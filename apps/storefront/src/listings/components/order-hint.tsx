import { needsVerification, useCurrentUser } from '@manette/web-session';

interface OrderHintProps {
  available: number;
  words: { order: string; outOfStock: string; verify: string };
}

/** Explains what the order button does, or why ordering is not possible; hidden from administrators, who see a note. */
export function OrderHint({ available, words }: OrderHintProps) {
  const user = useCurrentUser();
  if (user.role === 'admin') return null;
  const hint = available <= 0 ? words.outOfStock : needsVerification(user) ? words.verify : words.order;
  return <p className="text-2 text-muted">{hint}</p>;
}
