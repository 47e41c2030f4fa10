import { lazy, Suspense, type RefObject } from 'react';

// Only loaded when somebody asks for it.
const GifDialog = lazy(() => import('./gif-dialog'));

export interface GifChoiceProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Sends a GIF, which is its address, at once. */
  onChoose: (url: string) => void;
  onClose: () => void;
}

/** The search for a GIF of a composer. */
export function GifChoice({ field, onChoose, onClose }: GifChoiceProps) {
  const choose = (url: string) => {
    onChoose(url);
    onClose();
  };
  return (
    <Suspense>
      <GifDialog onChoose={choose} onClose={onClose} focusAfter={() => field.current} />
    </Suspense>
  );
}
