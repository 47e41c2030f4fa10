import { use, useState } from 'react';
import { OnDemand } from '../low-data/on-demand';
import { LoadedPicturesContext } from './loaded-pictures';

export interface MessageImageProps {
  src: string;
  /** A description: 'Photo by yacine'. */
  alt: string;
  width?: number;
  height?: number;
  /** The file size, shown to users with low data on. */
  bytes?: number | undefined;
  /** Address of the full-size picture, which opens on a click. */
  href?: string;
  /** Called when the picture could not be loaded; its `alt` text is then shown instead. */
  onFailed?: () => void;
}

/** A picture in a message; its space is reserved while it loads. */
export function MessageImage({ src, alt, width = 4, height = 3, bytes, href, onFailed }: MessageImageProps) {
  const [failed, setFailed] = useState(false);
  const pictures = use(LoadedPicturesContext);
  const place = { aspectRatio: `${width} / ${Math.min(height, width * 1.5)}` };
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
      style={place}
      className="w-full rounded-[12px] bg-fill object-cover"
    />
  );
  const shown = failed ? <span className="block px-2 pt-1 pb-8 text-2">{alt}</span> : image;
  const opened = href ? (
    <a href={href} target="_blank" rel="noopener noreferrer" className="block rounded-[12px]">
      {shown}
    </a>
  ) : (
    shown
  );
  return (
    <span className="block overflow-hidden rounded-[12px]" style={failed ? undefined : place}>
      <OnDemand address={src} bytes={bytes} isLoaded={pictures?.has(src) ?? false}>
        {opened}
      </OnDemand>
    </span>
  );
}
