import { Fragment } from 'react';
import { listComma } from '../text/page-language';
import { Price } from '../text/price';
import type { LinkElement } from '../text/element';
import { CaseArt, CaseFrame } from './case-parts';
import { PadMeter } from './pad-meter';
import type { PictureSource } from './picture-source';
import { Rating } from './rating';
import { Stock } from './stock';

const GAMES_SHOWN = 3;
const SIZES = '(min-width: 960px) 220px, (min-width: 640px) 31vw, 46vw';

export interface GameCaseProps {
  /** The code name, which names the card and its link. */
  name: string;
  /** The link to the account's page, without content. */
  link: LinkElement;
  console: string;
  /** The service in one word ('Principal'). */
  service: string;
  /** The number of lit arms of the pad meter (armsOf). */
  arms: number;
  picture?: PictureSource;
  games: readonly string[];
  /** Returns the text for the games that are not shown: '+4 more'. */
  moreGames: (count: number) => string;
  price: { amount: number; currency: string };
  /** '/ 6 months' */
  per?: string;
  available: number;
  /** '3 available', 'Last one', 'Out of stock' */
  availability: string;
  /** '4.3 out of 5, 6 ratings' */
  rating?: string;
  /** 'New', only for a new listing. */
  newTag?: string;
  outTag: string;
  headingLevel?: 2 | 3;
  eager?: boolean;
}

/** The card of an account on the shelf, drawn as a game case. */
export function GameCase(props: GameCaseProps) {
  const { name, link, picture, games, price, available, headingLevel = 2, eager, newTag, outTag } = props;
  const out = available <= 0;
  const rest = games.length - GAMES_SHOWN;
  const box = (
    <>
      <div className="case-band">
        <b>
          <bdi>{props.console}</bdi>
        </b>
        <span className="case-service">
          <PadMeter arms={props.arms} size={14} />
          {props.service}
        </span>
      </div>
      <CaseArt {...{ name, picture, eager, out, newTag, outTag }} sizes={SIZES} />
    </>
  );
  return (
    <CaseFrame kind="account" colour={picture?.colour} {...{ name, link, headingLevel, out, box }}>
      {games.length > 0 && (
        <p className="case-text">
          {games.slice(0, GAMES_SHOWN).map((game, index) => (
            <Fragment key={`${index} ${game}`}>
              {index > 0 && listComma()}
              <bdi>{game}</bdi>
            </Fragment>
          ))}
          {rest > 0 && (
            <>
              {' '}
              <span className="whitespace-nowrap text-text">{props.moreGames(rest)}</span>
            </>
          )}
        </p>
      )}
      <div className="case-foot">
        {props.rating && <Rating>{props.rating}</Rating>}
        <Price {...price} per={props.per} />
        {!out && <Stock available={available}>{props.availability}</Stock>}
      </div>
    </CaseFrame>
  );
}
