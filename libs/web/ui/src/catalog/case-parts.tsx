import { useId, type CSSProperties, type ReactNode } from 'react';
import { fillLink, type LinkElement } from '../text/element';
import { Picture } from './picture';
import type { PictureSource } from './picture-source';

export interface CaseFrameProps {
  kind: 'account' | 'gift';
  name: string;
  link: LinkElement;
  headingLevel: 2 | 3;
  out: boolean;
  colour?: string;
  /** The content of the box, above the name. */
  box: ReactNode;
  children: ReactNode;
}

/** The card of a listing: an article named by its heading. Its only link covers the whole card. */
export function CaseFrame({ kind, name, link, headingLevel, out, colour, box, children }: CaseFrameProps) {
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article
      className="case"
      aria-labelledby={id}
      data-kind={kind}
      data-out={out ? '' : undefined}
      style={{ '--art': colour } as CSSProperties}
    >
      <div className="case-box">{box}</div>
      <Heading id={id} className="case-name">
        {fillLink(link, {}, <bdi>{name}</bdi>)}
      </Heading>
      {children}
    </article>
  );
}

export interface CaseArtProps {
  /** The listing's title, which is shown instead of the picture with low data on. */
  name: string;
  picture?: PictureSource;
  sizes: string;
  eager?: boolean;
  out: boolean;
  newTag?: string;
  outTag: string;
  children?: ReactNode;
}

/** The picture, or a plain box, with the tags 'new' [CAT-032] and 'out of stock'. */
export function CaseArt({ name, picture, sizes, eager, out, newTag, outTag, children }: CaseArtProps) {
  return (
    <div className="case-art">
      {picture ? (
        <Picture source={picture} sizes={sizes} eager={eager} title={name}>
          {children}
        </Picture>
      ) : (
        <>
          <div className="tiled size-full" aria-hidden="true" />
          {children}
        </>
      )}
      {(newTag || out) && (
        <div className="case-flags">
          {newTag && <span className="case-flag">{newTag}</span>}
          {out && (
            <span className="case-flag" data-out="">
              {outTag}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
