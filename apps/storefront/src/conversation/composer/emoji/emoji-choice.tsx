import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { PartBoundary } from '@manette/web-ui';
import { optionalPart } from '../../../components/optional-part';
import { insertEmoji } from './insert-emoji';
import { storeRecent } from './stored-choices';

// The picker and its data are loaded on first use.
const EmojiPicker = optionalPart(() => import('./emoji-picker'));

export interface EmojiChoiceProps {
  /** The button beside which the picker opens. */
  button: HTMLElement;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** The composer's emoji picker: inserts the chosen emoji at the caret; closing the picker restores the focus. */
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
    // Synchronous, because the caret is set in the changed text.
    flushSync(() => onText(inserted.text));
    field.current?.setSelectionRange(inserted.caret, inserted.caret);
    onClose();
  };
  return (
    <PartBoundary>
      <EmojiPicker
        button={button}
        onChoose={take}
        onClose={onClose}
        focusAfter={() => (chosen.current ? field.current : null)}
      />
    </PartBoundary>
  );
}
