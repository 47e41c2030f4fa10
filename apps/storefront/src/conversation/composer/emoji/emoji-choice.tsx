import { lazy, Suspense, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { insertEmoji } from './insert-emoji';
import { storeRecent } from './stored-choices';

// Picker and data are only loaded when somebody asks for them.
const EmojiPicker = lazy(() => import('./emoji-picker'));

export interface EmojiChoiceProps {
  /** The button beside which the picker stands. */
  button: HTMLElement;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** The emoji picker of a composer: what is chosen goes where the writer was, closing without a choice leads back. */
export function EmojiChoice({ button, field, text, onText, onClose }: EmojiChoiceProps) {
  const chosen = useRef(false);
  const take = (emoji: string) => {
    chosen.current = true;
    const { selectionStart: start, selectionEnd: end } = field.current ?? {
      selectionStart: text.length,
      selectionEnd: text.length,
    };
    const inserted = insertEmoji(text, emoji, { start, end });
    storeRecent(emoji);
    // The caret is set into the changed text, hence not later.
    flushSync(() => onText(inserted.text));
    field.current?.setSelectionRange(inserted.caret, inserted.caret);
    onClose();
  };
  return (
    <Suspense>
      <EmojiPicker
        button={button}
        onChoose={take}
        onClose={onClose}
        focusAfter={() => (chosen.current ? field.current : null)}
      />
    </Suspense>
  );
}
