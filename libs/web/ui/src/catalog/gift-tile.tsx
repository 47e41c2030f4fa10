import { Badge } from '../badges/badge';
import { truncate } from '../text/format';
import { Price } from '../text/price';
import type { LinkElement } from '../text/element';
import { CaseArt, CaseFrame } from './case-parts';
import type { PictureSource } from './picture-source';
import { Rating } from './rating';
import { Stock } from './stock';

const DESCRIPTION_SHOWN = 100;
const SIZES = '(min-width: 960px) 280px, (min-width: 640px) 31vw, 46vw';

export interface GiftTileProps {
  name: string;
  link: LinkElement;
  platform: string;
  region: string;
  picture?: PictureSource;
  /** Text over a picture that contains no text of its own; `ink` is dark text for a bright picture. */
  face?: { title: string; amount: string; ink?: boolean };
  description?: string;
  /** The label of the value ('Card value') and the value ('50 USD'). */
  valueLabel: string;
  value: string;
  price: { amount: number; currency: string };
  available: number;
  availability: string;
  /** '4.3 out of 5, 6 ratings' */
  rating?: string;
  newTag?: string;
  outTag: string;
  headingLevel?: 2 | 3;
  eager?: boolean;
}

/** The card of a gift card on the shelf: a game case in landscape [CAT-047] [CAT-048] [CAT-049]. */
export function GiftTile(props: GiftTileProps) {
  const {
    name,
    link,
    picture,
    face,
    description,
    price,
    available,
    headingLevel = 2,
    eager,
    newTag,
    outTag,
  } = props;
  const out = available <= 0;
  const box = (
    <CaseArt {...{ name, picture, eager, out, newTag, outTag }} sizes={SIZES}>
      {face && (
        <div
          className="gift-face"
          dir="ltr"
          data-ink={face.ink ? '' : undefined}
          data-plain={picture ? undefined : ''}
          aria-hidden="true"
        >
          <b>{face.title}</b>
          <strong>{face.amount}</strong>
        </div>
      )}
    </CaseArt>
  );
  return (
    <CaseFrame kind="gift" colour={picture?.colour} {...{ name, link, headingLevel, out, box }}>
      <div className="mt-2 flex flex-wrap gap-2">
        <Badge tone="outline">{props.platform}</Badge>
        <Badge tone="outline">{props.region}</Badge>
      </div>
      {description && (
        // A direction of its own, so that the end of the text is cut off, also for English text on an Arabic page.
        <p dir="auto" className="case-text mt-2">
          {truncate(description, DESCRIPTION_SHOWN)}
        </p>
      )}
      <div className="case-foot">
        {props.rating && <Rating>{props.rating}</Rating>}
        <p className="text-1 leading-ui text-muted">
          {props.valueLabel} <bdi>{props.value}</bdi>
        </p>
        <Price {...price} />
        {!out && <Stock available={available}>{props.availability}</Stock>}
      </div>
    </CaseFrame>
  );
}
