import { Badge } from '@manette/web-ui';

/** A stock count in a table: a red badge when nothing is left [CAT-057]. */
export function AvailableCount({ available }: { available: number }) {
  return available > 0 ? (
    <span className="tabular-nums">{available}</span>
  ) : (
    <Badge tone="danger">{available}</Badge>
  );
}
