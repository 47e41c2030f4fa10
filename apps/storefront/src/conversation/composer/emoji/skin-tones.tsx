import type { SkinTone } from 'frimousse';
import { useTranslation } from '@manette/web-i18n';
import { SKIN_TONES } from './stored-choices';

const HANDS: Record<SkinTone, string> = {
  none: '✋',
  light: '✋🏻',
  'medium-light': '✋🏼',
  medium: '✋🏽',
  'medium-dark': '✋🏾',
  dark: '✋🏿',
};

export interface SkinTonesProps {
  tone: SkinTone;
  onChange: (tone: SkinTone) => void;
}

/** The six skin tones [CHAT-045]. */
export function SkinTones({ tone, onChange }: SkinTonesProps) {
  const { t } = useTranslation('composing');
  return (
    <fieldset className="emoji-tones">
      <legend className="sr-only">{t('skinTone')}</legend>
      {SKIN_TONES.map((one) => (
        <label key={one} className="emoji-tone">
          <input
            type="radio"
            name="skin-tone"
            className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            aria-label={t(`tones.${one}`)}
            checked={one === tone}
            onChange={() => onChange(one)}
          />
          <span aria-hidden>{HANDS[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
