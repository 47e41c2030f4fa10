import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { OnDemand } from '../low-data/on-demand';
import type { PictureSource } from './picture-source';
import { smallestOf } from './smallest-picture';

export interface PictureProps {
  source: PictureSource;
  /** Empty for a picture that only illustrates the text next to it. */
  alt?: string;
  /** The displayed width, as in `sizes` ("(min-width: 960px) 240px, 50vw"). */
  sizes?: string;
  /** Visible when the page opens: loaded first, not lazily. */
  eager?: boolean;
  fit?: 'cover' | 'contain';
  className?: string;
}

interface DemandedPictureProps extends PictureProps {
  /** Shown instead of the picture until the user asks for it. */
  title?: string;
  /** Shown over the picture once the picture is shown. */
  children?: ReactNode;
}

/**
 * A picture in the best format and size; with low data on, its smallest sufficient variant once the user asks for it [POC-069].
 */
export function Picture({ title, children, ...props }: DemandedPictureProps) {
  const { source } = props;
  return (
    <OnDemand
      address={source.src}
      title={title}
      pressed={
        <>
          {/* WebKit loads an eager image before it is attached to its <source> elements, and then one of their files as
              well. */}
          <LoadedPicture {...props} source={smallestOf(source)} eager={false} />
          {children}
        </>
      }
    >
      <LoadedPicture {...props} />
      {children}
    </OnDemand>
  );
}

/** A picture over its dominant colour; hidden when it fails to load [CAT-036]. */
function LoadedPicture({ source, alt = '', sizes, eager, fit = 'cover', className }: PictureProps) {
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
        // Set before `src`: some browsers start loading as soon as `src` is set.
        loading={eager ? 'eager' : 'lazy'}
        src={src}
        alt={alt}
        width={width}
        height={height}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        hidden={failed === src}
        onError={() => setFailed(src)}
        className={clsx('size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
      />
    </picture>
  );
}
