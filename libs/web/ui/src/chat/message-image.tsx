import { use, useState } from 'react';
import { LoadedPicturesContext } from './loaded-pictures';

export interface MessageImageProps {
  src: string;
  /** What it is, in words: 'Photo by yacine'. */
  alt: string;
  width?: number;
  height?: number;
  /** Opens the picture in its full size. */
  href?: string;
  /** It could not be loaded, and its words stand there instead. */
  onFailed?: () => void;
}

/** A picture in a message; its place is kept while it loads. */
export function MessageImage({ src, alt, width = 4, height = 3, href, onFailed }: MessageImageProps) {
  const [failed, setFailed] = useState(false);
  const pictures = use(LoadedPicturesContext);
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      hidden={failed}
      onLoad={() => pictures?.keep(src)}
      onError={() => {
        setFailed(true);
        onFailed?.();
      }}
      style={{ aspectRatio: `${width} / ${Math.min(height, width * 1.5)}` }}
      className="w-full rounded-[12px] bg-fill object-cover"
    />
  );
  const shown = failed ? <span className="block px-2 pt-1 pb-8 text-2">{alt}</span> : image;
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer" className="block rounded-[12px]">
      {shown}
    </a>
  ) : (
    shown
  );
}
