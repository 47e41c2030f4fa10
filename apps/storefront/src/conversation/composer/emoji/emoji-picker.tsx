import '../translations';
import './emoji-picker.css';
import { EmojiPicker as Picker, type SkinTone } from 'frimousse';
import { useState } from 'react';
import { useLanguage, useTranslation } from '@manette/web-i18n';
import { Popover, Spinner } from '@manette/web-ui';
import { EmojiCell, EmojiRow, GroupName } from './emoji-parts';
import { storeTone, storedTone } from './stored-choices';
import { pickerData } from './picker-data';
import { SkinTones } from './skin-tones';
import { usePickerWords } from './use-picker-words';

const COLUMNS = 7;
/** Marks the locale during a search, which excludes the recent emojis because they would be found twice. */
const SEARCHING = ' searching';

export interface EmojiPickerProps {
  button: HTMLElement;
  onChoose: (emoji: string) => void;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

/**
 * Shows emojis by group, 350 by 380 pixels [CHAT-043], with a search, the recent emojis and the skin tones. Arrow keys move,
 * Enter chooses.
 */
export default function EmojiPicker({ button, onChoose, onClose, focusAfter }: EmojiPickerProps) {
  const { t } = useTranslation('composing');
  const { language } = useLanguage();
  const [tone, setTone] = useState<SkinTone>(storedTone);
  const [search, setSearch] = useState('');
  const words = usePickerWords();
  const change = (chosen: SkinTone) => {
    storeTone(chosen);
    setTone(chosen);
  };
  return (
    <Popover
      button={button}
      label={t('emoji')}
      className="emoji-picker rises"
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <Picker.Root
        className="emoji-root"
        locale={search === '' ? language : language + SEARCHING}
        columns={COLUMNS}
        skinTone={tone}
        resolveEmojiData={(locale) => pickerData(language, words, !locale.endsWith(SEARCHING))}
        onEmojiSelect={({ emoji }) => onChoose(emoji)}
      >
        <Picker.Search
          className="input"
          aria-label={t('searchEmoji')}
          placeholder={t('searchEmoji')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Picker.Viewport className="emoji-list">
          <Picker.Loading className="emoji-state">
            <Spinner label={t('loading')} />
          </Picker.Loading>
          <Picker.Empty className="emoji-state">{t('noEmoji')}</Picker.Empty>
          <Picker.List
            dir="ltr"
            aria-label={t('emoji')}
            components={{ Emoji: EmojiCell, Row: EmojiRow, CategoryHeader: GroupName }}
          />
        </Picker.Viewport>
      </Picker.Root>
      <SkinTones tone={tone} onChange={change} />
    </Popover>
  );
}
