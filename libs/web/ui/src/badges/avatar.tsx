import clsx from 'clsx';
import { useState, type CSSProperties } from 'react';
import { useLowData } from '../low-data/low-data';
import { useShowPictureLabel } from '../low-data/show-picture';
import type { Presence } from './presence-badge';

// Dark enough for a white letter in both themes.
const TONES = ['#7a4a1e', '#1c5e6b', '#8a3f55', '#3f5a8a', '#4b6a2f', '#6a4a8a'];

const toneOf = (name: string) =>
  TONES[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TONES.length];

export interface AvatarProps {
  name: string;
  /** Address of the picture; without one, or when it cannot be loaded, the first letter of the name is shown. */
  src?: string | null;
  size?: number;
  presence?: Presence;
  /** The avatar is inside a control, where no button is allowed: with low data on it only shows the letter. */
  inControl?: boolean;
  className?: string;
}

/**
 * A user's picture or first letter [SHELL-026]. Decorative: the name is always shown next to it. With low data on the letter is
 * a button that shows the picture [POC-068].
 */
export function Avatar({ name, src, size = 36, presence, inControl, className }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const isLowData = useLowData();
  const showPicture = useShowPictureLabel();
  const picture = src && src !== failed ? src : undefined;
  const isWaiting = picture !== undefined && isLowData && asked !== picture;
  const shown = isWaiting ? undefined : picture;
  const letter = (Array.from(name.trim())[0] ?? '?').toUpperCase();
  const style: CSSProperties = {
    inlineSize: size,
    blockSize: size,
    fontSize: size * 0.42,
    background: toneOf(name),
  };
  const look = clsx(
    'avatar relative inline-grid flex-none place-items-center rounded-full leading-none font-strong text-[#fff]',
    className,
  );
  if (isWaiting && !inControl)
    return (
      <button
        type="button"
        aria-label={showPicture}
        data-presence={presence}
        style={style}
        className={clsx(look, 'avatar-button')}
        onClick={() => setAsked(picture)}
      >
        {letter}
      </button>
    );
  return (
    <span aria-hidden="true" data-presence={presence} style={style} className={look}>
      {shown ? (
        <img
          src={shown}
          alt=""
          width={size}
          height={size}
          onError={() => setFailed(shown)}
          className="absolute inset-0 size-full rounded-full object-cover object-top"
        />
      ) : (
        letter
      )}
    </span>
  );
}
