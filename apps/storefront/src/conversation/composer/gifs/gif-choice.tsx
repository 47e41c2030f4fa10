import { useRef, type RefObject } from 'react';
import { PartBoundary } from '@manette/web-ui';
import { optionalPart } from '../../../components/optional-part';

// The dialog is loaded on first use.
const GifDialog = optionalPart(() => import('./gif-dialog'));

export interface GifChoiceProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Sends the URL of a GIF as a message. */
  onChoose: (url: string) => void;
  onClose: () => void;
}

/** The composer's GIF search. Choosing a GIF focuses the field; closing the dialog restores the focus. */
export function GifChoice({ field, onChoose, onClose }: GifChoiceProps) {
  const chosen = useRef(false);
  const choose = (url: string) => {
    chosen.current = true;
    onChoose(url);
    onClose();
  };
  return (
    <PartBoundary>
      <GifDialog
        onChoose={choose}
        onClose={onClose}
        focusAfter={() => (chosen.current ? field.current : null)}
      />
    </PartBoundary>
  );
}
