import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { OnDemand } from '../low-data/on-demand';
import type { PictureSource } from './picture-source';
import { smallestOf } from './smallest-picture';

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

interface DemandedPictureProps extends PictureProps {
  /** Stands in its place until it is asked for. */
  title?: string;
  /** Printed over it, once it is there. */
  children?: ReactNode;
}

/** A picture in the best format and size; with low data on the smallest that will do, once it is asked for [POC-069]. */
export function Picture({ title, children, ...props }: DemandedPictureProps) {
  const { source } = props;
  return (
    <OnDemand
      address={source.src}
      title={title}
      pressed={
        <>
          {/* WebKit loads an eager one before it stands among its other formats, then one of these as well. */}
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

/** A picture over its own colour; one that fails to load is hidden [CAT-036]. */
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
        // Before the address, which some browsers load as soon as they know it.
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
