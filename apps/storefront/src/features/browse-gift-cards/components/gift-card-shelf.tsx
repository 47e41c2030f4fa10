import { memo } from 'react';
import type { GiftCardView } from '@manette/contracts/catalog';
import { GiftTileSkeleton, Shelf } from '@manette/web-ui';
import { GiftCardTile } from './gift-card-tile';

const FIRST_ROW = 4;

interface GiftCardShelfProps {
  cards: GiftCardView[];
  busy: boolean;
}

/** The gift cards of the pages loaded so far; not rendered anew for each letter of a search text. */
export const GiftCardShelf = memo(function GiftCardShelf({ cards, busy }: GiftCardShelfProps) {
  return (
    <Shelf kind="gifts" busy={busy}>
      {cards.map((card, at) => (
        <GiftCardTile key={card._id} card={card} eager={at < FIRST_ROW} />
      ))}
    </Shelf>
  );
});

/** The shelf's shape while its first page loads. */
export function GiftCardShelfSkeleton() {
  return (
    <Shelf kind="gifts" busy>
      {Array.from({ length: 8 }, (_, at) => (
        <GiftTileSkeleton key={at} />
      ))}
    </Shelf>
  );
}
