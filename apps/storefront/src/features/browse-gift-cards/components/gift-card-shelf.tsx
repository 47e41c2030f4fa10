import { memo } from 'react';
import type { GiftCardView } from '@manette/contracts/catalog';
import { GiftTileSkeleton, Shelf } from '@manette/web-ui';
import { GiftCardTile } from './gift-card-tile';

const FIRST_ROW = 4;

interface GiftCardShelfProps {
  cards: GiftCardView[];
  busy: boolean;
}

/** Shows the gift cards of all loaded pages; memoized, so that typing in the search field does not render them again. */
export const GiftCardShelf = memo(function GiftCardShelf({ cards, busy }: GiftCardShelfProps) {
  return (
    <Shelf kind="gifts" busy={busy}>
      {cards.map((card, at) => (
        <GiftCardTile key={card._id} card={card} eager={at < FIRST_ROW} />
      ))}
    </Shelf>
  );
});

/** The skeleton of the shelf while its first page loads. */
export function GiftCardShelfSkeleton() {
  return (
    <Shelf kind="gifts" busy>
      {Array.from({ length: 8 }, (_, at) => (
        <GiftTileSkeleton key={at} />
      ))}
    </Shelf>
  );
}
