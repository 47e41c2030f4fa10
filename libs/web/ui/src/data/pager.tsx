import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../buttons/button';

export interface PagerProps {
  /** '25 to 48 of 126' */
  summary: string;
  previousLabel: string;
  nextLabel: string;
  /** Undefined when there is no such page. */
  onPrevious?: () => void;
  onNext?: () => void;
}

/** Buttons for the previous and the next page. */
export function Pager({ summary, previousLabel, nextLabel, onPrevious, onNext }: PagerProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-2 text-muted">
      <span className="tabular-nums">{summary}</span>
      <div className="flex gap-2">
        <Button
          size="compact"
          disabled={!onPrevious}
          onClick={onPrevious}
          icon={<ChevronLeft className="flip size-4" />}
        >
          {previousLabel}
        </Button>
        <Button
          size="compact"
          disabled={!onNext}
          onClick={onNext}
          endIcon={<ChevronRight className="flip size-4" />}
        >
          {nextLabel}
        </Button>
      </div>
    </div>
  );
}
