import { Mail, MessageCircle } from 'lucide-react';
import type { OpenTicketInput } from '@manette/contracts/orders';
import { translateMessage } from '@manette/web-i18n';
import { needsVerification, useCurrentUser } from '@manette/web-session';
import { Button, Notice, notify } from '@manette/web-ui';
import { ORDER_TEXTS, VERIFY_FIRST } from '../order-texts';
import { useOrder } from '../hooks/use-order';

export interface OrderButtonProps {
  kind: keyof typeof ORDER_TEXTS;
  input: OpenTicketInput;
  available: number;
  words: { order: string; ordering: string; outOfStock: string; verify: string };
}

/**
 * The order button in all its states: administrators see a note instead [ORD-007], without stock it is disabled [ORD-068],
 * and unverified clients see a warning when they click it [ORD-082].
 */
export function OrderButton({ kind, input, available, words }: OrderButtonProps) {
  const user = useCurrentUser();
  const { order, ordering } = useOrder(kind, input);
  if (user.role === 'admin') return <Notice tone="info">{translateMessage(ORDER_TEXTS[kind].admin)}</Notice>;
  if (available <= 0)
    return (
      <Button size="big" wide disabled>
        {words.outOfStock}
      </Button>
    );
  if (needsVerification(user))
    return (
      <Button
        look="outline"
        size="big"
        wide
        icon={<Mail aria-hidden />}
        onClick={() => notify.warning(translateMessage(VERIFY_FIRST))}
      >
        {words.verify}
      </Button>
    );
  return (
    <Button
      look="primary"
      size="big"
      wide
      icon={<MessageCircle aria-hidden />}
      loading={ordering}
      onClick={() => void order()}
    >
      {ordering ? words.ordering : words.order}
    </Button>
  );
}
