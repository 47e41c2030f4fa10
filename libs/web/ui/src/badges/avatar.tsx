import clsx from 'clsx';
import { useState, type CSSProperties } from 'react';
import type { Presence } from './presence-badge';

// Dark enough for a white letter in both themes.
const TONES = ['#7a4a1e', '#1c5e6b', '#8a3f55', '#3f5a8a', '#4b6a2f', '#6a4a8a'];

const toneOf = (name: string) =>
  TONES[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TONES.length];

export interface AvatarProps {
  name: string;
  /** Address of the picture; without one, or when it cannot be loaded, the first letter of the name stands in. */
  src?: string | null;
  size?: number;
  presence?: Presence;
  className?: string;
}

/** A person's picture or first letter [SHELL-026]. Decorative: the name always stands near it. */
export function Avatar({ name, src, size = 36, presence, className }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const shown = src && src !== failed ? src : undefined;
  const style: CSSProperties = {
    inlineSize: size,
    blockSize: size,
    fontSize: size * 0.42,
    background: toneOf(name),
  };
  return (
    <span
      aria-hidden="true"
      data-presence={presence}
      style={style}
      className={clsx(
        'avatar relative inline-grid flex-none place-items-center rounded-full leading-none font-strong text-[#fff]',
        className,
      )}
    >
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
        (Array.from(name.trim())[0] ?? '?').toUpperCase()
      )}
    </span>
  );
}
