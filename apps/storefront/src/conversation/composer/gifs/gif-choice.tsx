import { lazy, Suspense, useRef, type RefObject } from 'react';

// Only loaded when somebody asks for it.
const GifDialog = lazy(() => import('./gif-dialog'));

export interface GifChoiceProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Sends a GIF, which is its address, at once. */
  onChoose: (url: string) => void;
  onClose: () => void;
}

/** The search for a GIF of a composer. A choice leads to the field, closing without one leads back. */
export function GifChoice({ field, onChoose, onClose }: GifChoiceProps) {
  const chosen = useRef(false);
  const choose = (url: string) => {
    chosen.current = true;
    onChoose(url);
    onClose();
  };
  return (
    <Suspense>
      <GifDialog
        onChoose={choose}
        onClose={onClose}
        focusAfter={() => (chosen.current ? field.current : null)}
      />
    </Suspense>
  );
}
