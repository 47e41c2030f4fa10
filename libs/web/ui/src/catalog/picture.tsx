import clsx from 'clsx';
import { useState } from 'react';

export interface PictureSource {
  /** The fallback that every browser reads. */
  src: string;
  /** Candidate lists ("/a-320.avif 320w, /a-640.avif 640w"). */
  avif?: string;
  webp?: string;
  width: number;
  height: number;
  /** The picture's dominant colour, there before anything has loaded. */
  colour?: string;
  /** A few blurred pixels as a data address. */
  blur?: string;
}

export interface PictureProps {
  source: PictureSource;
  /** Empty for a picture that only illustrates the words next to it. */
  alt?: string;
  /** How wide it stands ("(min-width: 960px) 240px, 50vw"). */
  sizes?: string;
  /** In view at once: loaded first instead of late. */
  eager?: boolean;
  fit?: 'cover' | 'contain';
  className?: string;
}

/** A picture in the best format and size, over its own colour; one that fails to load is hidden [CAT-036]. */
export function Picture({ source, alt = '', sizes, eager, fit = 'cover', className }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const { src, avif, webp, width, height, colour, blur } = source;
  return (
    <picture
      className={clsx('block size-full bg-cover bg-center', className)}
      style={{ backgroundColor: colour, backgroundImage: blur ? `url("${blur}")` : undefined }}
    >
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        key={src}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        hidden={failed === src}
        onError={() => setFailed(src)}
        className={clsx('size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
      />
    </picture>
  );
}
